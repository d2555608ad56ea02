import { useMemo } from 'react';
import type { Look } from '../../domain/look/look.ts';
import { drawnAddress } from './drawnAddress.ts';

interface Props {
  look: Look;
  className: string;
}

/** The drawn picture of an own drink; it says nothing that its name and lines do not. */
export function DrawnDrink({ look, className }: Props) {
  // The same look is drawn once, whoever made it.
  const key = JSON.stringify(look);
  const src = useMemo(() => drawnAddress(JSON.parse(key) as Look), [key]);
  return <img src={src} alt="" width="800" height="1000" decoding="async" className={className} />;
}
