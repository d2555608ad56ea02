import { useState, type ComponentProps } from 'react';
import { loadPart } from '../../../lib/lazyPart.ts';
import { retryOrReload } from '../../../lib/retryOrReload.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import type { Costs } from './Costs.tsx';
import { CostsFailed, CostsLoading } from './CostsState.tsx';

interface Props extends ComponentProps<typeof Costs> {
  /** Whether the tab is open; what it shows is loaded when it first is. */
  isShown: boolean;
}

/** What the drinks of a menu cost: a part that comes when it is first opened. */
export function CostsPart({ isShown, ...props }: Props) {
  const [isWanted, setIsWanted] = useState(isShown);
  if (isShown && !isWanted) setIsWanted(true);
  return isWanted ? <Part {...props} /> : null;
}

const costs = createLoader(() => loadPart(() => import('./Costs.tsx')));

function Part(props: ComponentProps<typeof Costs>) {
  const part = useLoader(costs);
  const { say } = props;
  if (part.status === 'loading') return <CostsLoading say={say} />;
  const problem = (retry: () => void) => (
    <CostsFailed {...{ say }} text={say('menus.costs.failed.text')} onRetry={retry} />
  );
  if (part.status === 'failed') return problem(() => void retryOrReload(costs));
  const { Costs: Screen } = part.value;
  return (
    <ErrorBoundary fallback={problem}>
      <Screen {...props} />
    </ErrorBoundary>
  );
}
