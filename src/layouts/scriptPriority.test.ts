import { expect, it } from 'vitest';
import { scriptsBehindPicture } from './scriptPriority.ts';

it('has the files of scripts fetched behind the picture, and leaves what stands inline', () => {
  const inline = '<script>window.a = 1</script><script type="module">import("/b.js")</script>';
  expect(scriptsBehindPicture(`${inline}<script type="module" src="/a.js"></script>`)).toBe(
    `${inline}<script type="module" fetchpriority="low" src="/a.js"></script>`,
  );
});
