import { useState } from 'react';
import { SAMENESS, type Sameness } from '#domain/roster/import-likeness';
import { samenessNames, importPreview as texts } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import type { Input } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Options, SelectField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import type { PreviewSteps } from '#web/ui/sheet-import.tsx';
import type { ImportPlanReply } from '#wire/roster';
import type { ListRead } from '../list-reader.tsx';

type Likeness = ImportPlanReply['likenesses'][number];
type Choice = NonNullable<Input<'POST /api/admin/students/import'>['body']['choices']>[number];

/** What was chosen, by what it was chosen of. */
export type Said = ReadonlyMap<string, Choice>;

export const likenessId = ({ row, name, like }: Likeness): string => `${row} ${name} ${like.studentId}`;

const isSameness = (value: string): value is Sameness => SAMENESS.some((each) => each === value);

/** Of two rows of one sheet there is no name to be kept. */
const OF_ROWS = ['same', 'other'] as const satisfies readonly Sameness[];

/** No two pupils have one number. */
const OF_NUMBER = ['same', 'renamed'] as const satisfies readonly Sameness[];

const answersTo = ({ why, like }: Likeness): readonly Sameness[] => {
  if (why === 'other_name') return OF_NUMBER;
  return like.row === null ? SAMENESS : OF_ROWS;
};

interface AnswerProps {
  label: string;
  hint?: string;
  of?: readonly Sameness[];
  value: Sameness | '';
  onSay: (is: Sameness) => void;
}

const Answer = ({ label, hint, of = SAMENESS, value, onSay }: AnswerProps) => (
  <SelectField
    label={label}
    hint={hint}
    value={value}
    onChange={({ target }) => {
      if (isSameness(target.value)) onSay(target.value);
    }}
  >
    <option value="" disabled>
      {texts.choose}
    </option>
    <Options of={of} names={samenessNames} />
  </SelectField>
);

const OF_PUPIL = { spelling: texts.likePupil, other_name: texts.likeByNumber, other_number: texts.likeByName };

type NameRow = (row: number) => string;

const likeText = ({ why, like: { row, name, grade } }: Likeness, nameRow: NameRow): string =>
  row === null ? OF_PUPIL[why](name, gradeNames[grade]) : texts.likeRow(name, nameRow(row));

/** What was answered of this list: another has other pupils in the same rows. */
export const useSaid = () => {
  const [said, onSay] = useState<Said>(new Map());
  const forgetOnBack = (steps: PreviewSteps): PreviewSteps => ({
    ...steps,
    onBack: () => {
      onSay(new Map());
      steps.onBack();
    },
  });
  return { said, onSay, choices: [...said.values()], forgetOnBack };
};

/** What is shown is what the answers come to. */
export const areReckoned = (likenesses: readonly Likeness[], said: Said): boolean =>
  likenesses.every((each) => each.is !== null && said.get(likenessId(each))?.is === each.is);

export interface ListPreviewProps<Plan> {
  plan: Plan;
  list: ListRead;
  steps: PreviewSteps;
  said: Said;
  onSay: (said: Said) => void;
}

/**
 * Whether almost the same name is the same pupil, said of each or of all at once. Whoever is the same may be moved and
 * renamed, which nobody has seen yet: the plan is made again.
 */
export const Likenesses = ({
  plan: { likenesses },
  list: { nameRow },
  steps: { onAgain },
  said,
  onSay,
}: ListPreviewProps<Pick<ImportPlanReply, 'likenesses'>>) => {
  if (likenesses.length === 0) return null;
  const say = (of: readonly Likeness[], is: Sameness): void =>
    onSay(
      new Map([
        ...said,
        ...of.map((each) => [likenessId(each), { row: each.row, studentId: each.like.studentId, is }] as const),
      ]),
    );
  const answers = new Set(likenesses.map((each) => said.get(likenessId(each))?.is ?? ''));
  const isSaid = likenesses.every((each) => said.has(likenessId(each)));
  const [common = ''] = answers.size === 1 ? answers : [];
  return (
    <Section title={texts.likenessTitle} as="h3" head="font-black" className="grid gap-3 rounded-2xl bg-gold-soft p-4">
      <p className="text-sm">{texts.likenessIntro}</p>
      {likenesses.length > 1 && (
        <Answer
          label={texts.chooseAll}
          of={SAMENESS.filter((is) => likenesses.every((each) => each.why !== 'other_name' || is !== 'other'))}
          value={common}
          onSay={(is) => say(likenesses, is)}
        />
      )}
      <ul className="grid max-h-[44dvh] gap-3 overflow-auto">
        {likenesses.map((each) => (
          <li key={likenessId(each)}>
            <Answer
              label={texts.likenessOf(each.name, nameRow(each.row))}
              hint={likeText(each, nameRow)}
              of={answersTo(each)}
              value={said.get(likenessId(each))?.is ?? ''}
              onSay={(is) => say([each], is)}
            />
          </li>
        ))}
      </ul>
      {isSaid && !areReckoned(likenesses, said) && (
        <Button look="soft" onClick={onAgain} className="justify-self-start">
          {texts.again}
        </Button>
      )}
    </Section>
  );
};
