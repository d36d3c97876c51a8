import { mirrorWords } from '#strings/tracking/mirror';
import { useIsLive } from '#web/lib/live.ts';
import { Badge } from '#web/ui/badge.tsx';

/** While nobody tells this page what changed, what it shows may be over. */
export const CutLine = () => <span role="status">{!useIsLive() && <Badge tone="wait">{mirrorWords.cut}</Badge>}</span>;
