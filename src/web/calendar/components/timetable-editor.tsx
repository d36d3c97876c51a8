import { useState } from 'react';
import { COURSES, type Course } from '#domain/calendar/courses';
import { type Slot, slotOrder, type TermPlan } from '#domain/calendar/terms';
import { classesOf, classKey, isSameClass, overlap, type SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { termForm, timetablePage as texts } from '#strings/calendar/staff';
import { periodName, periodTimes, timetableWords } from '#strings/calendar/week';
import { COMMA, courseName } from '#strings/calendar/words';
import { formatWeekday } from '#strings/dates';
import { className } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { useAllSections } from '#web/lib/waiting.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import type { SchoolTerm } from '#wire/calendar';
import { useChangeTerm } from '../mutations.ts';
import { fieldsOf, seenTerm } from '../term-draft.ts';
import { useTermDraft } from '../use-term-draft.ts';
import { numbered } from '../weeks.ts';
import { Lesson } from './lesson.tsx';
import { TermNews } from './term-news.tsx';
import { PeriodTable } from './week-table.tsx';

type Place = Pick<Slot, 'weekday' | 'period'>;

const NONE = 'none';

interface SlotDialogProps {
  place: Place;
  slots: TermPlan['slots'];
  grades: readonly Grade[];
  onChange: (slots: Slot[]) => void;
  onClose: () => void;
}

interface ClassChoiceProps {
  schoolClass: SchoolClass;
  /** A grade that has sections as well. */
  isOfAll: boolean;
  here: readonly Slot[];
  onPut: (course: Course | typeof NONE) => void;
}

const ClassChoice = ({ schoolClass, isOfAll, here, onPut }: ClassChoiceProps) => (
  <Choice
    legend={isOfAll ? texts.together(className(schoolClass)) : className(schoolClass)}
    options={[
      { value: NONE, label: texts.noCourse },
      ...COURSES.map((course) => ({ value: course, label: courseName(course, schoolClass.grade) })),
    ]}
    value={here.find((slot) => isSameClass(slot, schoolClass))?.course ?? NONE}
    onChange={onPut}
  />
);

/** What each class has in one period of a day. Nothing is sent from here: the table shows it first. */
const SlotDialog = ({ place: { weekday, period }, slots, grades, onChange, onClose }: SlotDialogProps) => {
  const sections = useAllSections();
  const here = lessonsAt(slots, { weekday, period });
  // A class has one lesson at a time: with its grade as one, or by itself.
  const put = (schoolClass: SchoolClass, course: Course | typeof NONE) => {
    const gone = here.filter((slot) => overlap(slot, schoolClass));
    const others = slots.filter((slot) => !gone.includes(slot));
    onChange(course === NONE ? others : [...others, { weekday, period, ...schoolClass, course }].toSorted(slotOrder));
  };
  return (
    <Dialog wide title={[formatWeekday(weekday), periodName(period)].join(COMMA)} onClose={onClose}>
      <div className="grid gap-4">
        {grades.flatMap((grade) => {
          const classes = classesOf(grade, sections(grade));
          return classes.map((each) => (
            <ClassChoice
              key={classKey(each)}
              schoolClass={each}
              isOfAll={each.section === null && classes.length > 1}
              here={here}
              onPut={(course) => put(each, course)}
            />
          ));
        })}
        <Button look="gold" onClick={onClose} className="justify-self-end">
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
};

const lessonsAt = (slots: readonly Slot[], { weekday, period }: Place): Slot[] =>
  slots.filter((slot) => slot.weekday === weekday && slot.period === period);

const said = (lessons: readonly Slot[]): string =>
  lessons.map((slot) => `${className(slot)} ${courseName(slot.course, slot.grade)}`).join(COMMA) ||
  timetableWords.nobody;

interface CellProps {
  place: Place;
  lessons: readonly Slot[];
  isChanged: boolean;
  onPick: () => void;
}

const Cell = ({ place: { weekday, period }, lessons, isChanged, onPick }: CellProps) => (
  <button
    type="button"
    aria-label={`${formatWeekday(weekday)}${COMMA}${periodName(period)}: ${said(lessons)}`}
    onClick={onPick}
    className={`grid min-h-14 w-full content-start gap-1 rounded-xl border-2 p-0.5 hover:border-emerald ${isChanged ? 'border-gold bg-gold-soft' : 'border-dashed border-line'}`}
  >
    {lessons.map((slot) => (
      <Lesson key={classKey(slot)} slot={slot} />
    ))}
  </button>
);

interface TimetableEditorProps {
  term: SchoolTerm;
  grades: readonly Grade[];
  onClose: () => void;
}

/** The week that all of the term has; what was changed is outlined until it is saved. */
export const TimetableEditor = ({ term, grades, onClose }: TimetableEditorProps) => {
  const form = useTermDraft(`timetable-${term.id}`, seenTerm(term));
  const [picked, setPicked] = useState<Place | null>(null);
  const save = useChangeTerm(term.id, () => texts.saved);
  const { slots, weekdays, periods } = form.draft;
  const close = () => {
    form.forget();
    onClose();
  };
  const isChanged = (place: Place) => said(lessonsAt(slots, place)) !== said(lessonsAt(form.seen.slots, place));
  const changes = weekdays
    .flatMap((weekday) => numbered(periods).map(([period]) => ({ weekday, period })))
    .filter(isChanged).length;
  const cell = (weekday: number, period: number) => (
    <Cell
      place={{ weekday, period }}
      lessons={lessonsAt(slots, { weekday, period }).filter(({ grade }) => grades.includes(grade))}
      isChanged={isChanged({ weekday, period })}
      onPick={() => setPicked({ weekday, period })}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted">{texts.editing}</p>
      {!save.isPending && <TermNews form={form} onChoice={save.reset} />}
      <div className="max-lg:hidden">
        <PeriodTable
          label={texts.table}
          periods={numbered(periods.map((times) => [times]))}
          rows={weekdays.map((weekday) => ({
            key: weekday,
            head: <span className="font-black">{formatWeekday(weekday)}</span>,
            cell: (period) => cell(weekday, period),
          }))}
        />
      </div>
      <ol aria-label={texts.table} className="grid gap-3 lg:hidden">
        {weekdays.map((weekday) => (
          <li key={weekday} className="grid gap-2 rounded-card bg-card p-4 shadow-card">
            <h2 className="text-xl font-black">{formatWeekday(weekday)}</h2>
            {numbered(periods).map(([period, times]) => (
              <div key={period} className="grid grid-cols-[8rem_1fr] items-center gap-3">
                <p className="leading-snug font-black">
                  {periodName(period)}
                  <span className="block text-sm font-semibold text-muted">{periodTimes(times)}</span>
                </p>
                {cell(weekday, period)}
              </div>
            ))}
          </li>
        ))}
      </ol>
      {save.error && <Alert>{messageOf(save.error)}</Alert>}
      <div
        ref={atFoot}
        className="flex flex-wrap items-center gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:rounded-t-2xl max-lg:border max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-3"
      >
        <Button
          look="gold"
          busy={save.isPending}
          disabled={!form.isTouched}
          onClick={() => save.mutate({ ...fieldsOf(form.draft), version: form.seen.version }, { onSuccess: close })}
        >
          {texts.save}
        </Button>
        <Button look="plain" onClick={close}>
          {texts.discard}
        </Button>
        {changes > 0 && <Badge tone="wait">{texts.changes(changes)}</Badge>}
      </div>
      {picked && (
        <SlotDialog
          place={picked}
          slots={slots}
          grades={grades}
          onChange={(next) => {
            save.reset();
            form.change({ slots: next });
          }}
          onClose={() => setPicked(null)}
        />
      )}
      <LeaveGuard isTouched={form.isTouched} words={termForm.leave} onLeave={form.forget} />
    </div>
  );
};
