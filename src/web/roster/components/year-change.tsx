import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#strings/dates';
import { countPupils, yearChange } from '#strings/roster/staff';
import { dialogLabels, gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { countMoves, usePromote, useUndoPromotion } from '#web/roster/mutations.ts';
import { promotionQuery } from '#web/roster/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { PromotionPreview } from '#wire/roster';
import { ConfirmUndo, LastDone } from './last-done.tsx';
import { YearList } from './year-list.tsx';

type Moves = PromotionPreview['moves'];

const MoveLine = ({ move }: { move: Moves[number] }) => (
  <li className="flex flex-wrap items-center gap-x-2 rounded-2xl bg-paper px-4 py-2.5 max-sm:px-3 max-sm:text-[0.95rem]">
    <span className="font-extrabold">{gradeNames[move.from]}</span>
    <span aria-hidden="true" className="text-xl text-emerald-ink">
      ←
    </span>
    <span className={`font-extrabold ${move.to ? 'text-emerald-ink' : 'text-gold-ink'}`}>
      {move.to ? gradeNames[move.to] : yearChange.archive}
    </span>
    <span className="ms-auto font-black max-sm:ms-0 max-sm:basis-full">{countPupils(move.students)}</span>
  </li>
);

/** The tick is for the counts that were on the screen when it was made: other counts need another. */
const Promote = ({ moves, onClose }: { moves: Moves; onClose: () => void }) => {
  const promote = usePromote();
  const [agreedTo, setAgreedTo] = useState('');
  const counts = JSON.stringify(moves);
  const total = countMoves(moves);
  if (total === 0) return <p className="text-muted">{yearChange.nobody}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid gap-2">
        {moves.map((move) => (
          <MoveLine key={move.from} move={move} />
        ))}
      </ul>
      <Tick
        label={yearChange.agree(total)}
        checked={agreedTo === counts}
        onChange={(isOn) => setAgreedTo(isOn ? counts : '')}
        className="items-start! whitespace-normal!"
      />
      {promote.error && <Alert>{messageOf(promote.error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onClose}>
          {dialogLabels.cancel}
        </Button>
        <Button
          look="gold"
          busy={promote.isPending}
          disabled={agreedTo !== counts}
          onClick={() => promote.mutate(moves, { onSuccess: onClose })}
        >
          {yearChange.confirm}
        </Button>
      </div>
    </div>
  );
};

export const YearChange = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(promotionQuery);
  const [undoing, setUndoing] = useState<number | null>(null);
  const undo = useUndoPromotion();
  const [isByList, setIsByList] = useState(false);
  if (isByList) return <YearList onClose={onClose} />;
  if (undoing !== null) return <ConfirmUndo texts={yearChange} undo={undo} id={undoing} onClose={onClose} />;
  return (
    <Dialog title={yearChange.title} onClose={onClose}>
      <div className="mb-4 grid grid-cols-1 gap-2 rounded-2xl bg-emerald-soft px-4 py-3">
        <p className="font-extrabold text-emerald-ink">{yearChange.byListHint}</p>
        <Button look="gold" icon="upload" onClick={() => setIsByList(true)} className="justify-self-start">
          {yearChange.byList}
        </Button>
      </div>
      <p className="mb-4 text-muted">{yearChange.intro}</p>
      <Loaded query={query} skeleton={<Bones layout="grid gap-2" look="h-12" times={3} />}>
        {({ undoable, moves }) => (
          <>
            {undoable && (
              <LastDone
                told={yearChange.last(formatMoment(undoable.promotedAt), undoable.by)}
                undo={yearChange.undo}
                onUndo={() => setUndoing(undoable.promotionId)}
              />
            )}
            <Promote moves={moves} onClose={onClose} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
};
