import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AUDIO_MAX_MS, RECITER_NAME_MAX } from '#domain/listening/audio';
import { MOST_VERSES } from '#domain/quran/surahs';
import { fieldText } from '#strings/fields';
import {
  audioField,
  leaveDraft,
  newReciter,
  recitationList,
  removeRecitation,
  sourceNames,
  recitationForm as texts,
} from '#strings/listening/staff';
import { quranPage } from '#strings/quran/staff';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { otherFaultOf, textOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Doing, useConfirm } from '#web/ui/confirm-dialog.tsx';
import { OptionPairs, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Actions } from '#web/ui/list/actions.tsx';
import { Bone, Bones, Loaded } from '#web/ui/states.tsx';
import type { Reciter, StaffRecitation } from '#wire/listening';
import type { StaffText } from '#wire/quran';
import { type DraftOfRecitation, faultOfTimes, useIsOfAnother } from '../admin-draft.ts';
import { useAddReciter, useRemoveRecitation, useSaveRecitation } from '../admin-mutations.ts';
import { recitationsQuery, recitersQuery } from '../admin-queries.ts';
import { useSound } from '../admin-sound.ts';
import { AudioField } from './admin-audio-field.tsx';
import { TimesField } from './admin-times-field.tsx';

interface RecitationListProps {
  textId: number;
  verses: number;
  onOpen: (recitation: StaffRecitation) => void;
  onRemoved: (recitation: StaffRecitation) => void;
  onAsk: (doing: Doing) => void;
}

/** The text as it can be heard already. */
const RecitationList = ({ textId, verses, onOpen, onRemoved, onAsk }: RecitationListProps) => {
  const query = useQuery(recitationsQuery(textId));
  const remove = useRemoveRecitation();
  return (
    <section aria-label={recitationList.title} className="grid grid-cols-1 gap-2">
      <h2 className="text-lg font-black">{recitationList.title}</h2>
      <Loaded query={query} skeleton={<Bone className="h-20" />}>
        {(recitations) =>
          recitations.length === 0 ? (
            <p className="text-muted">{recitationList.empty}</p>
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
                        <span>{recitationList.length(durationMs)}</span>
                        <Badge tone={timestamps.length < verses ? 'wait' : 'good'}>
                          {recitationList.timed(timestamps.length, verses)}
                        </Badge>
                        <span>{sourceNames[source]}</span>
                      </p>
                    </div>
                    <Actions
                      of={reciter}
                      onAsk={onAsk}
                      actions={[
                        { label: recitationList.correct, icon: 'edit', look: 'soft', run: () => onOpen(recitation) },
                        {
                          label: recitationList.remove,
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

const NewReciter = ({ onAdded, onClose }: { onAdded: (reciter: Reciter) => void; onClose: () => void }) => {
  const add = useAddReciter(onAdded);
  return (
    <FormDialog
      title={newReciter.title}
      submit={newReciter.submit}
      action={add}
      fields={['name', 'displayName']}
      onSubmit={(form) =>
        add.mutate({ name: textOf(form, 'name'), displayName: textOf(form, 'displayName') }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextField label={newReciter.name} name="name" maxLength={RECITER_NAME_MAX} autoComplete="off" />
      <TextField label={newReciter.displayName} name="displayName" maxLength={RECITER_NAME_MAX} autoComplete="off" />
    </FormDialog>
  );
};

const CARD =
  'grid grid-cols-1 items-start gap-x-8 gap-y-6 rounded-card border border-line bg-card p-4 xl:grid-cols-2 xl:p-5';

const skeleton = (
  <div className={CARD}>
    <Bones look={['h-13', 'h-13', 'h-32']} />
    <Bones look={['h-11', 'h-48']} />
  </div>
);

interface FormProps {
  texts: readonly StaffText[];
  /** Which of them is chosen, as the address says. */
  textId: number | undefined;
  onText: (id: number | undefined) => void;
  reciters: readonly Reciter[];
  recitation: DraftOfRecitation;
}

/** Why what is filled in cannot be saved yet. */
const faultOf = (recitation: DraftOfRecitation, isMissing: boolean, verses: number, isBroken: boolean) => {
  const { durationMs } = recitation.draft;
  if (isMissing) return quranPage.fillIn;
  if (durationMs === null) return isBroken ? audioField.unplayable : audioField.measuring;
  return durationMs > AUDIO_MAX_MS ? audioField.tooLong : faultOfTimes(recitation, verses);
};

const versesIn = (text: StaffText | undefined): number => (text ? text.toAyah - text.fromAyah + 1 : MOST_VERSES);

const Form = ({ texts: choices, textId, onText, reciters, recitation }: FormProps) => {
  const { draft, times, change, measured, isTouched } = recitation;
  const { reciterId, audio, durationMs } = draft;
  const text = choices.find(({ id }) => id === textId);
  const verses = versesIn(text);
  const isSaved = useQuery(recitationsQuery(text?.id)).data?.some((each) => each.reciterId === reciterId);
  const sound = useSound(audio?.fileId, measured);
  const { ask, dialog } = useConfirm();
  const [isAdding, setIsAdding] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useFirstFault(tries);
  const anew = () => {
    setTries(0);
    save.reset();
    recitation.clear();
  };
  const save = useSaveRecitation(anew);
  const isOfAnother = useIsOfAnother(recitation, textId);

  const isTried = tries > 0;
  const requiredIf = (isEmpty: boolean) => (isTried && isEmpty ? fieldText('required') : undefined);
  const isMissing = !text || reciterId === null || !audio || times.length === 0;
  const fault = faultOf(recitation, isMissing, verses, sound.isBroken);
  const shown = isOfAnother ? texts.ofAnother : isTried && fault;
  const said = shown || otherFaultOf(save.error, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    save.reset();
    if (save.isPending || isOfAnother || isMissing || fault !== undefined || durationMs === null) return;
    const body = { fileId: audio.fileId, timestamps: times, durationMs };
    save.mutate({ params: { id: text.id, reciterId }, body });
  };
  /** What is typed and nowhere else is not written over without a word. */
  const instead = (run: () => void) => (isTouched ? ask({ run, confirm: { ...leaveDraft, tone: 'danger' } }) : run());

  return (
    <>
      <form ref={form} noValidate aria-label={texts.label} onSubmit={submit} className={CARD}>
        <div className="grid grid-cols-1 gap-6">
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={texts.text}
              error={requiredIf(!text)}
              value={text?.id ?? ''}
              onChange={(event) => onText(Number(event.target.value) || undefined)}
            >
              <option value="">{texts.chooseText}</option>
              <OptionPairs of={choices.map(({ id, title }) => [id, title])} />
            </SelectField>
            <div className="grid gap-2">
              <SelectField
                label={texts.reciter}
                error={requiredIf(reciterId === null)}
                hint={isSaved ? texts.hasOne : undefined}
                value={reciterId ?? ''}
                onChange={(event) => change({ reciterId: Number(event.target.value) || null })}
              >
                <option value="">{texts.chooseReciter}</option>
                <OptionPairs of={reciters.map((reciter) => [reciter.id, texts.reciterName(reciter)])} />
              </SelectField>
              <Button
                look="plain"
                size="small"
                icon="plus"
                onClick={() => setIsAdding(true)}
                className="justify-self-start"
              >
                {newReciter.open}
              </Button>
            </div>
          </div>
          {text && (
            <RecitationList
              textId={text.id}
              verses={verses}
              onAsk={ask}
              onOpen={(opened) =>
                instead(() => {
                  setTries(0);
                  recitation.open(text.id, opened);
                })
              }
              onRemoved={({ fileId }) => fileId === audio?.fileId && anew()}
            />
          )}
          <AudioField recitation={recitation} sound={sound} isTried={isTried} />
        </div>
        <TimesField text={text} verses={verses} recitation={recitation} sound={sound} isTried={isTried} />
        <div className="grid gap-4 xl:col-span-2">
          {said && <Alert>{said}</Alert>}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" look="gold" icon="check" busy={save.isPending}>
              {texts.submit}
            </Button>
            {(isTouched || audio) && (
              <Button look="plain" icon="close" onClick={() => instead(anew)}>
                {texts.startAnew}
              </Button>
            )}
          </p>
        </div>
      </form>
      {isAdding && <NewReciter onAdded={({ id }) => change({ reciterId: id })} onClose={() => setIsAdding(false)} />}
      {dialog}
    </>
  );
};

type RecitationFormProps = Omit<FormProps, 'texts' | 'reciters'> & { texts: UseQueryResult<readonly StaffText[]> };

/** A text as one reciter reads it: the audio, and where in it each verse begins. */
export const RecitationForm = ({ texts: choices, ...chosen }: RecitationFormProps) => {
  const reciters = useQuery(recitersQuery);
  return (
    <Loaded query={choices} skeleton={skeleton}>
      {(known) => (
        <Loaded query={reciters} skeleton={skeleton}>
          {({ reciters: reciting }) => <Form texts={known} reciters={reciting} {...chosen} />}
        </Loaded>
      )}
    </Loaded>
  );
};
