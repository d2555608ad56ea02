import { qrModules, qrPath } from './qrCode.ts';

/** Pixels along each side, or a little more: enough for 8 cm on paper at 300 dpi. */
const SIDE = 1000;

/**
 * The QR code of a text as a PNG file, black on white, each module of whole pixels.
 *
 * @throws Error where the browser draws none
 */
export async function qrPicture(text: string): Promise<Blob> {
  const modules = qrModules(text);
  const scale = Math.ceil(SIDE / modules.length);
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * scale;
  canvas.height = canvas.width;
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('This browser draws no pictures.');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(scale, scale);
  brush.fillStyle = '#000';
  brush.fill(new Path2D(qrPath(modules)));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('This browser writes no PNG.'));
    }, 'image/png');
  });
}
