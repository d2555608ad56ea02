import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../../src/text/escapeMarkup.ts';

/** A picture on a sheet. */
export interface SheetEntry {
  name: string;
  /** Path of the picture. */
  file: string;
}

const COLUMNS = 5;
const ROWS = 4;
const CELL = { width: 240, height: 300 };
const CAPTION = 30;
const GAP = 8;
const GROUND = '#1c1917';

/**
 * Lays pictures beside each other with their names, {@link COLUMNS} × {@link ROWS} on a sheet.
 *
 * @returns the paths of the sheets
 */
export async function makeContactSheets(
  entries: readonly SheetEntry[],
  folder: string,
  stem = 'contact-sheet',
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const perSheet = COLUMNS * ROWS;
  const files: string[] = [];
  for (let start = 0; start < entries.length; start += perSheet) {
    const file = join(folder, `${stem}-${start / perSheet + 1}.webp`);
    await makeSheet(entries.slice(start, start + perSheet), file);
    files.push(file);
  }
  return files;
}

async function makeSheet(entries: readonly SheetEntry[], file: string): Promise<void> {
  const step = { x: CELL.width + GAP, y: CELL.height + CAPTION + GAP };
  const rows = Math.ceil(entries.length / COLUMNS);
  const layers = await Promise.all(
    entries.map(async (entry, index) => {
      const left = GAP + (index % COLUMNS) * step.x;
      const top = GAP + Math.floor(index / COLUMNS) * step.y;
      const picture = await sharp(entry.file)
        .resize({ ...CELL, fit: 'cover' })
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: caption(entry.name), left, top: top + CELL.height },
      ];
    }),
  );
  await sharp({
    create: { width: GAP + COLUMNS * step.x, height: GAP + rows * step.y, channels: 3, background: GROUND },
  })
    .composite(layers.flat())
    .webp({ quality: 85 })
    .toFile(file);
}

function caption(name: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CAPTION}">` +
      `<text x="4" y="20" font-family="sans-serif" font-size="14" fill="#f4eee5">${escapeMarkup(name)}</text></svg>`,
  );
}
