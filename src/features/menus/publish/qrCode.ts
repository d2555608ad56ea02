import { encode } from 'uqr';

/** Modules that stay white around a code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

/**
 * The QR code of a text with error correction M, row by row: true is dark. The quiet zone is part of it.
 */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}

/** The dark modules as the path of an SVG, one unit each, in strokes along the rows. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('');
}

/** The QR code of a text as an SVG file, black on white, for print in any size. */
export function qrFile(text: string): string {
  const modules = qrModules(text);
  const size = modules.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}mm" height="${size}mm" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${qrPath(modules)}"/></svg>\n`
  );
}
