import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type HtmlNode = DefaultTreeAdapterTypes.Node;

/** Words that would act if they were read as anything but words. */
export const MARKUP: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `'><svg onload=alert(1)>`,
  '" onmouseover="alert(1)',
  `' autofocus onfocus='alert(1)`,
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<!--<script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content=0>',
  '<iframe srcdoc="x">',
  '<form action="//evil.example">',
  '{{constructor.constructor("x")()}}',
  '${alert(1)}',
  ') /JS (app.alert(1)) /S /JavaScript',
];

/** Elements that do something by being there. */
const ACTIVE = new Set(['script', 'iframe', 'object', 'embed', 'base', 'form', 'svg']);
const ADDRESSES = new Set(['href', 'src', 'action', 'srcdoc', 'formaction']);
const OF_THE_ATTACKER = /alert|evil|srcdoc/;

/** What in a page acts and comes from `MARKUP`; undefined where it holds words alone. */
export function activeMarkup(html: string): string | undefined {
  return elementsOf(parse(html)).map(faultOf).find(Boolean);
}

/** All that a page shows as text, its entities read. */
export function listWords(html: string): string {
  return textIn(parse(html));
}

function faultOf(element: DefaultTreeAdapterTypes.Element): string | undefined {
  const { tagName, attrs } = element;
  const fault = attrs.find(
    ({ name, value }) =>
      name.startsWith('on') ||
      (ADDRESSES.has(name) && (/^\s*javascript:/i.test(value) || OF_THE_ATTACKER.test(value))),
  );
  if (fault) return `has the attribute ${fault.name}="${fault.value}"`;
  if (attrs.some(({ name, value }) => name === 'http-equiv' && value === 'refresh'))
    return 'leads on by itself';
  return ACTIVE.has(tagName) && OF_THE_ATTACKER.test(textIn(element))
    ? `has the element ${tagName}`
    : undefined;
}

function elementsOf(node: HtmlNode): DefaultTreeAdapterTypes.Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

function textIn(node: HtmlNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join(' ') : '';
}
