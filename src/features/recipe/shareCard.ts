/** The format in which feeds show a picture whole: 4 to 5. */
const [WIDTH, HEIGHT, MARGIN] = [1080, 1350, 72];
const NAME_SIZE = 96;
const NAME_LINE = 1.05;
const FACTS_SIZE = 38;
const [INK, SOFT] = ['#f4eee5', '#d8cfc2'];

/**
 * Draws a drink as a picture to share: the photograph, the name, strength, glass and method, and the address of the
 * site, in the words of its page.
 *
 * @throws where the picture does not load or the browser cannot draw
 */
export async function drawShareCard(article: HTMLElement): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  const picture = await loadPicture(article);
  context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  const shade = context.createLinearGradient(0, HEIGHT * 0.5, 0, HEIGHT);
  shade.addColorStop(0, 'rgb(15 12 10 / 0)');
  shade.addColorStop(0.65, 'rgb(15 12 10 / 0.85)');
  shade.addColorStop(1, 'rgb(15 12 10 / 0.95)');
  context.fillStyle = shade;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const title = article.querySelector('h1');
  const name = title?.textContent.trim() ?? '';
  const serif = title ? getComputedStyle(title).fontFamily : 'serif';
  const sans = getComputedStyle(article).fontFamily;
  const inSans = (weight: number) => `${weight} ${FACTS_SIZE}px ${sans}`;
  let bottom = HEIGHT - MARGIN;
  const write = (text: string, font: string, color: string, height: number) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, MARGIN, bottom, WIDTH - 2 * MARGIN);
    bottom -= height;
  };
  write(location.host, inSans(400), SOFT, FACTS_SIZE * 1.6);
  write(readFacts(article).join(' · '), inSans(500), INK, FACTS_SIZE * 1.9);
  context.font = `${NAME_SIZE}px ${serif}`;
  const lines = wrapWords(name, (line) => context.measureText(line).width <= WIDTH - 2 * MARGIN);
  for (const line of lines.reverse()) write(line, context.font, INK, NAME_SIZE * NAME_LINE);

  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  const slug = location.pathname.split('/').at(-1) ?? '';
  return new File([blob], `${slug}.jpg`, { type: blob.type });
}

/** The largest file of the picture that the page offers. */
async function loadPicture(article: HTMLElement): Promise<HTMLImageElement> {
  const shown = article.querySelector<HTMLImageElement>('[data-recipe-picture]');
  const largest = shown?.parentElement?.querySelector('source')?.srcset.split(', ').at(-1)?.split(' ')[0];
  const picture = new Image();
  picture.src = largest ?? shown?.src ?? '';
  await picture.decode();
  return picture;
}

/** Strength, glass and method: the badge, and the facts after the first, which is the strength again. */
function readFacts(article: HTMLElement): string[] {
  const facts = [...article.querySelectorAll('.card-abv, dl > div:nth-child(-n + 3):not(:first-child) dd')];
  return facts.map((fact) => fact.textContent.trim());
}

/** Breaks a text between words wherever a line would not fit. */
function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
