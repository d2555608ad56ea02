/**
 * Lets a link to a list lead back to where the reader came from: that list with its search, filters and place,
 * if a list of this language is behind in the history. Else the link is followed as it is.
 */
export function startWayBack(link: HTMLAnchorElement): void {
  const lengthAtStart = history.length;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const lists = [link.pathname, link.dataset['otherList']];
    const { referrer } = document;
    if ('navigation' in window) {
      const here = navigation.currentEntry?.index ?? 0;
      const list = navigation
        .entries()
        .findLast(({ index, url }) => index < here && url !== null && lists.includes(new URL(url).pathname));
      if (list === undefined) return;
      event.preventDefault();
      navigation.traverseTo(list.key);
    } else if (
      referrer.startsWith(`${location.origin}/`) &&
      lists.includes(new URL(referrer).pathname) &&
      lengthAtStart > 1
    ) {
      event.preventDefault();
      history.go(lengthAtStart - history.length - 1);
    }
  });
}
