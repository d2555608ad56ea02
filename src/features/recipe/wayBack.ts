/**
 * Lets a link to a list lead back to where the reader came from: that list with its search, filters and place,
 * if a list of this language is behind in the history. Else the link is followed as it is.
 */
export function startWayBack(link: HTMLAnchorElement): void {
  const lengthAtStart = history.length;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const lists = listPaths(link);
    if ('navigation' in window) {
      const { entries, current } = { entries: navigation.entries(), current: navigation.currentEntry };
      const behind = entries.slice(0, current?.index ?? 0).reverse();
      const list = behind.find(({ url }) => url !== null && lists.has(new URL(url).pathname));
      if (list === undefined) return;
      event.preventDefault();
      navigation.traverseTo(list.key);
    } else if (lists.has(pathOf(document.referrer)) && lengthAtStart > 1) {
      event.preventDefault();
      history.go(lengthAtStart - history.length - 1);
    }
  });
}

/** The paths of the lists in the language of the link. */
function listPaths({ pathname, dataset }: HTMLAnchorElement): Set<string> {
  return new Set([pathname, dataset['otherList'] ?? pathname]);
}

function pathOf(address: string): string {
  if (address === '') return '';
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : '';
}
