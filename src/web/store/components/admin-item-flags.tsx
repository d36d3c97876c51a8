import { partyNames, permissionMarks, shelf as texts } from '#strings/store/staff';
import { Badge } from '#web/ui/badge.tsx';
import type { ItemFields } from '#wire/store/staff';

type Flagged = Pick<ItemFields, 'used' | 'notAvailable' | 'notInRamadan' | 'permission' | 'partySize'>;

/** What makes an item special, each in a word. */
export const ItemFlags = ({ item, isHidden = false }: { item: Flagged; isHidden?: boolean }) => (
  <span className="flex flex-wrap gap-1">
    {isHidden && <Badge tone="bad">{texts.hidden}</Badge>}
    {item.notAvailable && <Badge tone="bad">{texts.notAvailable}</Badge>}
    {item.used && <Badge tone="wait">{texts.used}</Badge>}
    {item.permission !== 'none' && <Badge tone="plain">{permissionMarks[item.permission]}</Badge>}
    {item.partySize > 1 && <Badge tone="good">{partyNames[item.partySize]}</Badge>}
    {item.notInRamadan && <Badge tone="plain">{texts.notInRamadan}</Badge>}
  </span>
);
