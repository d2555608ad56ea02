/** How far out of view a picture is fetched: a screen. */
const NEAR = '100%';

/**
 * Has the pictures far below a page fetched once the reader is near. Without scripts their `source` holds by itself; the
 * file for browsers that cannot show that stands in `data-later`.
 */
export function fetchLaterPictures(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        near.unobserve(target);
        target.previousElementSibling?.removeAttribute('media');
        target.src = target.dataset['later'] ?? '';
      }
    },
    { rootMargin: NEAR },
  );
  for (const picture of document.querySelectorAll('[data-later]')) near.observe(picture);
}
