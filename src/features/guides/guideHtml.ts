import { markdownToHtml } from 'satteri';

/**
 * The text of a guide as HTML. This is the one place where its links, `drink:11002`, become addresses; the checks of the
 * catalogue have told before whether there is what they name.
 *
 * @param addressOf the address of a target; undefined for what has no page of its own, which stays plain text
 */
export function guideHtml(markdown: string, addressOf: (target: string) => string | undefined): string {
  const { html } = markdownToHtml(markdown);
  return html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, target: string, text: string) => {
    const address = addressOf(target);
    return address === undefined ? text : `<a href="${address}">${text}</a>`;
  });
}
