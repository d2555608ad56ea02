import { escapeMarkup } from '../text/escapeMarkup.ts';

interface Search {
  name: string;
  description: string;
  locale: string;
  /** Address of the list, to which what is asked for is added as `q`. */
  results: string;
  /** Address of the icon, an SVG. */
  icon: string;
}

/** An OpenSearch 1.1 description, by which a browser offers a site among its search engines. */
export function openSearchXml({ name, description, locale, results, icon }: Search): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(name)}</ShortName>
  <Description>${escapeMarkup(description)}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escapeMarkup(icon)}</Image>
  <Url type="text/html" method="get" template="${escapeMarkup(results)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
