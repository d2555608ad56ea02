import { resolve } from 'node:path';
import type { EmbeddedBackend } from '../serve/embeddedBackend.ts';
import { startMemoryBackend } from '../serve/memoryBackend.ts';

/** Starts the embedded backend with an empty database of this test file's own, its data in memory. */
export const startTestBackend = (siteUrl = 'http://localhost:4321'): Promise<EmbeddedBackend> =>
  startMemoryBackend({ projectFolder: resolve('.'), siteUrl });
