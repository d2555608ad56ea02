"""
A window of WebKitGTK that WebKitWebDriver controls. The usual MiniBrowser cannot be narrower than 447 pixels, and
ignores window.print(), as WebKit does under automation.

Started by WebKitWebDriver: python3 webKitWindow.py FOLDER
FOLDER holds first.js, which runs at the start of every page, and takes what sites keep, what pages print
(printed.pdf), what they complain of (complaints, a line each) and what they download (downloads/).
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]


def in_folder(name):
    return os.path.join(folder, name)


def uri(path):
    return GLib.filename_to_uri(path)


def print_page(view):
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, uri(in_folder("printed.pdf")))
    operation = WebKit2.PrintOperation(web_view=view, print_settings=settings)
    operation.print_()
    # Python would end the operation with its last reference.
    operations.append(operation)


def complain(message):
    with open(in_folder("complaints"), "a", encoding="utf-8") as file:
        print(message.get_js_value().to_string().replace("\n", " "), file=file)


def create_view(_session):
    content = WebKit2.UserContentManager()
    with open(in_folder("first.js"), encoding="utf-8") as file:
        script = file.read()
    content.add_script(
        WebKit2.UserScript(
            script,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    content.connect("script-message-received::print", lambda _content, _message: print_page(view))
    content.connect("script-message-received::complaint", lambda _content, message: complain(message))
    content.register_script_message_handler("print")
    content.register_script_message_handler("complaint")
    window = Gtk.Window(default_width=1280, default_height=900)
    window.connect("destroy", Gtk.main_quit)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Mixmaster")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


def choose_place(download, name):
    download.set_destination(uri(os.path.join(folder, "downloads", os.path.basename(name))))
    return True


operations = []
with open(in_folder("version"), "w", encoding="utf-8") as file:
    print(
        WebKit2.get_major_version(),
        WebKit2.get_minor_version(),
        WebKit2.get_micro_version(),
        sep=".",
        end="",
        file=file,
    )
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=in_folder("data"), base_cache_directory=in_folder("cache")
    )
)
context.connect("automation-started", start)
context.connect("download-started", lambda _context, download: download.connect("decide-destination", choose_place))
context.set_automation_allowed(True)
Gtk.main()
