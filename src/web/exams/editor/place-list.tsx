import { PAPER_ORDER } from '#domain/exams/paper';
import { QUESTION_TYPES, type QuestionType } from '#domain/questions/kinds';
import { bankPicker, examEditor as texts } from '#strings/exams/editor';
import { questionName } from '#strings/exams/staff';
import { formatNumber } from '#strings/plural';
import { typeNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

export type PlaceState = keyof typeof texts.states;

const LOOKS: Readonly<Record<PlaceState, string>> = {
  empty: 'border-dashed border-field-line text-muted',
  missing: 'border-field-line bg-gold-soft text-gold-ink',
  whole: 'border-emerald bg-emerald-soft text-emerald-ink',
  faulty: 'border-danger bg-danger-soft text-danger',
};

const SIGNS = { whole: 'check', faulty: 'warning' } as const;

interface PlaceListProps {
  states: readonly PlaceState[];
  chosen: number;
  onChoose: (place: number) => void;
  onBank: (type: QuestionType) => void;
}

/** The twenty places in their parts, each with how far it is. */
export const PlaceList = ({ states, chosen, onChoose, onBank }: PlaceListProps) => (
  <nav aria-label={texts.places} className="grid content-start gap-3 rounded-card bg-card p-4 shadow-card">
    {QUESTION_TYPES.map((type) => (
      <section key={type} aria-label={typeNames[type]} className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-black">{typeNames[type]}</h2>
          <Button
            look="soft"
            size="small"
            icon="book"
            aria-label={listWords.named(bankPicker.open, typeNames[type])}
            onClick={() => onBank(type)}
            className="max-lg:min-h-11"
          >
            {bankPicker.open}
          </Button>
        </div>
        <ol className="grid grid-cols-5 gap-1.5">
          {[...states.entries()]
            .filter(([place]) => PAPER_ORDER[place] === type)
            .map(([place, state]) => (
              <li key={place}>
                <button
                  type="button"
                  aria-label={listWords.named(questionName(place + 1), texts.states[state])}
                  aria-current={place === chosen ? 'step' : undefined}
                  onClick={() => onChoose(place)}
                  className={`flex min-h-11 w-full items-center justify-center gap-0.5 rounded-2xl border-2 font-black aria-[current=step]:outline-3 aria-[current=step]:outline-offset-2 aria-[current=step]:outline-gold ${LOOKS[state]}`}
                >
                  {formatNumber(place + 1)}
                  {state in SIGNS && <Icon name={SIGNS[state as keyof typeof SIGNS]} className="size-4" />}
                </button>
              </li>
            ))}
        </ol>
      </section>
    ))}
  </nav>
);
