import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webKit.ts';

const STARTS = { firefox: startFirefox, webkit: startWebKit };

export function startEngine(name: EngineName): Promise<Engine> {
  return STARTS[name]();
}
