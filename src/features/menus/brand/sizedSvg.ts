interface Size {
  width: number;
  height: number;
}

const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i;

/**
 * A drawing with its size in pixels, as large as the box allows: not every browser draws one without on a canvas, and one
 * that says a small size would be drawn coarsely. A text that is no drawing stays as it is.
 */
export function sizedSvg(text: string, box: Size): string {
  const [root] = ROOT.exec(text) ?? [];
  if (root === undefined) return text;
  const own = sizeOf(root);
  const scale = Math.min(box.width / own.width, box.height / own.height);
  const [width, height] = [
    Math.max(1, Math.floor(own.width * scale)),
    Math.max(1, Math.floor(own.height * scale)),
  ];
  const view = attribute(root, 'viewBox') === undefined ? ` viewBox="0 0 ${own.width} ${own.height}"` : '';
  const bare = root.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  const sized = bare.replace(/^<svg\b/i, `<svg width="${width}" height="${height}"${view}`);
  return text.replace(root, () => sized);
}

/** The size of the view box, else the one that width and height say, else 300 × 150, which CSS takes. */
function sizeOf(root: string): Size {
  const [, , wide = 0, high = 0] = (attribute(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (wide > 0 && high > 0) return { width: wide, height: high };
  const [width, height] = ['width', 'height'].map((name) =>
    Number((attribute(root, name) ?? '').replace(/px$/, '')),
  );
  return width && height && width > 0 && height > 0 ? { width, height } : { width: 300, height: 150 };
}

function attribute(root: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(root) ?? [];
  return double ?? single;
}
