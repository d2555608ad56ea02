import type { Locale } from '../../../contracts/site/locale.ts';
import { PRODUCT } from '../../../domain/menus/document/printedMenu.ts';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';

/** What a PDF says of itself, as XMP: its title and language, and that it keeps to PDF/UA-1. */
export function pdfMetadata(title: string, locale: Locale): string {
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(title)}</rdf:li></rdf:Alt></dc:title>` +
    `<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>` +
    `<xmp:CreatorTool>${PRODUCT}</xmp:CreatorTool><pdfuaid:part>1</pdfuaid:part>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
  );
}
