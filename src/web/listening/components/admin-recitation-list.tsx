import { useQuery } from '@tanstack/react-query';
import { removeRecitation, sourceNames, recitationList as texts } from '#strings/listening/staff';
import { Badge } from '#web/ui/badge.tsx';
import type { Doing } from '#web/ui/confirm-dialog.tsx';
import { Actions } from '#web/ui/list/actions.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { StaffRecitation } from '#wire/listening';
import { useRemoveRecitation } from '../admin-mutations.ts';
import { recitationsQuery } from '../admin-queries.ts';

interface RecitationListProps {
  textId: number;
  verses: number;
  onOpen: (recitation: StaffRecitation) => void;
  onRemoved: (recitation: StaffRecitation) => void;
  onAsk: (doing: Doing) => void;
}

/** The text as it can be heard already. */
export const RecitationList = ({ textId, verses, onOpen, onRemoved, onAsk }: RecitationListProps) => {
  const query = useQuery(recitationsQuery(textId));
  const remove = useRemoveRecitation();
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 gap-2">
      <h2 className="text-lg font-black">{texts.title}</h2>
      <Loaded query={query} skeleton={<Bone className="h-20" />}>
        {(recitations) =>
          recitations.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ul className="grid grid-cols-1 gap-2">
              {recitations.map((recitation) => {
                const { reciterId, reciter, timestamps, durationMs, source } = recitation;
                return (
                  <li
                    key={reciterId}
                    className="flex flex-wrap items-center justify-between gap-2 rounded-2xl border border-line bg-paper p-3"
                  >
                    <div className="grid min-w-0 gap-1">
                      <h3 className="font-extrabold break-words">{reciter}</h3>
                      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                        <span>{texts.length(durationMs)}</span>
                        <Badge tone={timestamps.length < verses ? 'wait' : 'good'}>
                          {texts.timed(timestamps.length, verses)}
                        </Badge>
                        <span>{sourceNames[source]}</span>
                      </p>
                    </div>
                    <Actions
                      of={reciter}
                      onAsk={onAsk}
                      actions={[
                        { label: texts.correct, icon: 'edit', look: 'soft', run: () => onOpen(recitation) },
                        {
                          label: texts.remove,
                          icon: 'trash',
                          run: async () => {
                            await remove.mutateAsync({ textId, reciterId, reciter });
                            onRemoved(recitation);
                          },
                          confirm: { ...removeRecitation, body: removeRecitation.body(reciter), tone: 'danger' },
                        },
                      ]}
                    />
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
};
