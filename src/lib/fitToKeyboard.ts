/**
 * Tells a full-height sheet, by `--seen-height` and `--seen-top`, what of the screen the keyboard of a phone leaves:
 * no unit of CSS does.
 */
export function fitToKeyboard(sheet: HTMLElement): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const fit = () => {
    // Somebody who magnifies the page moves over the sheet.
    const isMagnified = seen.scale > 1.01;
    sheet.style.setProperty('--seen-height', isMagnified ? '100dvh' : `${seen.height}px`);
    sheet.style.setProperty('--seen-top', isMagnified ? '0px' : `${seen.offsetTop}px`);
  };
  fit();
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
}
