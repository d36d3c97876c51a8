import { useId, useState } from 'react';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { REVIEW_BACK_QUESTIONS } from '#domain/penalties/ways-back';
import { type Mode, RACE_MINUTES, REVIEW_COUNTS } from '#domain/practice/kinds';
import { GRADES, type Grade } from '#domain/roster/grades';
import { isNamed } from '#domain/roster/latin';
import { countName, minutesName, setup as texts } from '#strings/practice/pupil';
import { practiceRefusals } from '#strings/practice/refusals';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import type { Practice } from '#wire/practice';
import { type Choices, FIRST_CHOICES, type GameWish, lastChoices, rememberChoices, wishOf } from '../last-choices.ts';

const MODE_CARDS = [
  { mode: 'timed', title: texts.timed, body: texts.timedBody, icon: 'bolt' },
  { mode: 'regular', title: texts.review, body: texts.reviewBody, icon: 'book' },
] as const;

const bestOf = ({ bests, contest }: Practice, { mode, minutes }: Choices): string => {
  const best = bests.find((each) => each.mode === mode && (mode === 'regular' || each.minutes === minutes));
  if (best) return texts.best(best.score);
  return contest ? texts.noBest : texts.noBestYet;
};

const ModeCards = ({ chosen, onChange }: { chosen: Mode; onChange: (mode: Mode) => void }) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.mode}</legend>
      <div className="grid grid-cols-2 gap-2">
        {MODE_CARDS.map(({ mode, title, body, icon }) => (
          <label
            key={mode}
            className="relative grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2 rounded-button border-3 border-line p-2 transition sm:gap-x-3 sm:p-3 hover:border-field-line has-checked:border-coral has-checked:bg-coral-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              checked={mode === chosen}
              onChange={() => onChange(mode)}
              className="peer absolute size-px opacity-0"
            />
            <span className="grid size-10 place-items-center sm:size-12 rounded-2xl bg-coral-soft text-coral-ink peer-checked:bg-coral peer-checked:text-on-coral">
              <Icon name={icon} className="size-7" />
            </span>
            <span>
              <span className="block leading-snug font-black sm:text-lg">{title}</span>
              <span className="block leading-snug text-muted max-sm:hidden">{body}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type Name = Practice['roster'][number];

const matches = ({ label, reading }: Name, search: string): boolean =>
  isNamed(label, search) || isNamed(reading ?? '', search);

const NameList = ({ names, onPick }: { names: readonly Name[]; onPick: (name: Name) => void }) => {
  const [search, setSearch] = useState('');
  const found = names.filter((name) => matches(name, search));
  return (
    <div className="grid gap-2">
      <SearchBox label={texts.search} onSearch={setSearch} />
      {found.length === 0 && <p className="text-muted">{texts.noName}</p>}
      <ul aria-label={texts.names} className="grid max-h-56 grid-cols-2 gap-1.5 overflow-auto p-0.5 sm:grid-cols-3">
        {found.map((name) => (
          <li key={name.id} className="grid">
            <button
              type="button"
              onClick={() => onPick(name)}
              className="min-h-11 rounded-xl bg-paper px-3 text-start font-extrabold hover:bg-coral-soft"
            >
              {name.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The names of the grade. A child looks for itself. */
const ownFirst = ({ roster, grade, studentId }: Practice): readonly Name[] =>
  roster
    .filter((name) => name.grade === grade)
    .toSorted((a, b) => Number(b.id === studentId) - Number(a.id === studentId));

interface NameStepProps {
  practice: Practice;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Only the own name is taken (D-43); the server says the same to whoever asks it without this page. */
const NameStep = ({ practice, isConfirmed, onConfirm }: NameStepProps) => {
  const [grade, setGrade] = useState<Grade>(practice.grade);
  const [picked, setPicked] = useState<Name | null>(null);
  const { ask, dialog } = useConfirm();
  const own = practice.roster.find(({ id }) => id === practice.studentId);
  if (isConfirmed && own)
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-2xl bg-correct-soft px-4 py-2 text-lg font-extrabold">
        <Icon name="check" className="size-6 shrink-0 text-correct" />
        <span className="flex-1">{texts.chosen(own.label, own.grade)}</span>
        <Button look="plain" size="small" onClick={() => onConfirm(false)}>
          {texts.change}
        </Button>
      </div>
    );
  const isOwnGrade = grade === practice.grade;
  const isOther = picked !== null && picked.id !== practice.studentId;
  const pick = (name: Name) => {
    setPicked(name);
    if (name.id !== practice.studentId) return;
    const body = (
      <>
        <p className="text-xl font-extrabold text-ink">{texts.confirm(name.label, name.grade)}</p>
        <p>{texts.confirmNote}</p>
      </>
    );
    ask({ confirm: { title: texts.confirmTitle, body, confirm: texts.yes }, run: () => onConfirm(true) });
  };
  return (
    <div className="grid gap-4">
      <Choice
        legend={texts.grade}
        options={GRADES.map((value) => ({ value, label: gradeNames[value] }))}
        value={grade}
        onChange={(next) => {
          setGrade(next);
          setPicked(null);
        }}
      />
      {!isOwnGrade && <Alert>{practiceRefusals.practice_not_your_grade}</Alert>}
      {isOther && <Alert>{practiceRefusals.practice_not_your_name}</Alert>}
      {isOwnGrade && <NameList names={ownFirst(practice)} onPick={pick} />}
      {dialog}
    </div>
  );
};

interface ModeStepProps {
  practice: Practice;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const ModeStep = ({ practice, choices, onChange }: ModeStepProps) => (
  <div className="grid gap-4">
    <ModeCards chosen={choices.mode} onChange={(mode) => onChange({ ...choices, mode })} />
    {choices.mode === 'timed' ? (
      <Choice
        legend={texts.minutes}
        options={RACE_MINUTES.map((value) => ({ value, label: minutesName(value) }))}
        value={choices.minutes}
        onChange={(minutes) => onChange({ ...choices, minutes })}
      />
    ) : (
      <Choice
        legend={texts.count}
        options={[...REVIEW_COUNTS, null].map((value) => ({ value: value ?? 0, label: countName(value) }))}
        value={choices.count ?? 0}
        onChange={(picked) => onChange({ ...choices, count: REVIEW_COUNTS.find((count) => count === picked) ?? null })}
      />
    )}
    <p className="flex flex-wrap items-center gap-2 font-extrabold text-coral-ink">
      <Icon name="star" className="size-5 shrink-0" />
      {bestOf(practice, choices)}
      {practice.contest && choices.mode === 'timed' && choices.minutes === CONTEST_RACE_MINUTES && (
        <Badge tone="wait">{texts.prizeRace}</Badge>
      )}
    </p>
  </div>
);

/** Why the game cannot begin yet; null where it can. */
const missingFor = (needsPassword: boolean, isConfirmed: boolean, password: string): string | null => {
  if (!isConfirmed) return texts.needsName;
  return needsPassword && password === '' ? texts.needsPassword : null;
};

export interface SetupProps {
  practice: Practice;
  /** Asked for by a pupil who works off a penalty. */
  isReviewBack: boolean;
  /** Staff inside as the pupil look, but do not play in the pupil's place. */
  isStaff: boolean;
  /** Why the last game could not begin. */
  error: Error | null;
  isBusy: boolean;
  onStart: (wish: GameWish, password?: string) => void;
}

const CARD = 'rounded-card bg-card p-4 shadow-card sm:p-5';

/** What takes days off a penalty stands ready, whatever was played last. */
const REVIEW_BACK: Choices = { ...FIRST_CHOICES, mode: 'regular', count: REVIEW_BACK_QUESTIONS };

/** Who is inside is known (D-43): what is left to choose is the game, and the last one is chosen already. */
export const Setup = ({ practice, isReviewBack, isStaff, error, isBusy, onStart }: SetupProps) => {
  const { studentId, needsPassword } = practice;
  const [choices, setChoices] = useState(() => (isReviewBack ? REVIEW_BACK : lastChoices(studentId)));
  const [isConfirmed, setConfirmed] = useState(true);
  const [password, setPassword] = useState('');
  const missing = missingFor(needsPassword, isConfirmed, password);
  const choose = (next: Choices) => {
    setChoices(next);
    rememberChoices(studentId, next);
  };
  return (
    <form
      noValidate
      className="grid gap-3 lg:grid-cols-2 lg:items-start lg:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(wishOf(choices), needsPassword ? password : undefined);
      }}
    >
      <section className={`lg:row-span-2 ${CARD}`}>
        <h2 className="sr-only">{texts.how}</h2>
        <ModeStep practice={practice} choices={choices} onChange={choose} />
      </section>
      <section className={`grid content-start gap-3 ${CARD}`}>
        <h2 className="sr-only">{texts.who}</h2>
        <NameStep practice={practice} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
        {needsPassword && (
          <PasswordField
            label={texts.password}
            value={password}
            autoComplete="off"
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {error && <Alert>{messageOf(error)}</Alert>}
      </section>
      {/* Under the thumb from the first moment, where the choices are seen above it. */}
      <div
        ref={atFoot}
        className="grid gap-1 max-lg:[@media(min-height:52rem)]:sticky max-lg:[@media(min-height:52rem)]:bottom-[calc(var(--tab-bar)+1rem)] max-lg:[@media(min-height:52rem)]:z-10 lg:col-start-2"
      >
        <Button
          type="submit"
          look="gold"
          size="large"
          icon="play"
          busy={isBusy}
          disabled={missing !== null || isStaff}
          className="min-h-18! w-full text-3xl! font-black!"
        >
          {texts.start}
        </Button>
        {(isStaff || missing) && (
          <p className="text-center font-extrabold text-muted">{isStaff ? texts.notByStaff : missing}</p>
        )}
      </div>
    </form>
  );
};
