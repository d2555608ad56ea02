/** Shows the ways out of a list (ListWays.astro) while neither its controls nor its end are in view. */
export function showListWays(): void {
  const ways = document.querySelector<HTMLElement>('[data-list-ways]');
  const ends = ['list-controls', 'list-end'].flatMap((id) => document.getElementById(id) ?? []);
  if (!ways || ends.length === 0) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    ways.hidden = inView.size > 0;
  });
  for (const end of ends) observer.observe(end);
}
