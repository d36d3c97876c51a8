import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importDialog, importPreview, importProblems, yearList as texts } from '#strings/roster/staff';
import { rosterColumns } from '#strings/roster/words';
import { gradeNames } from '#strings/widgets';
import { Alert } from '#web/ui/alert.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { GRADE } from '#web/ui/list/columns.tsx';
import { SheetImport, SheetPreview } from '#web/ui/sheet-import.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { YearPlanReply } from '#wire/roster';
import { type ListRead, useListReader } from '../list-reader.tsx';
import { usePreviewYearList, useTakeYearList } from '../mutations.ts';
import { lastImportQuery } from '../queries.ts';
import { ROSTER_SHEET } from '../sheet-limits.ts';
import { areReckoned, Likenesses, type ListPreviewProps, useSaid } from './import-likenesses.tsx';
import { additionColumns, Beware, type Change, changeColumns, Faults, ListNotes, Part } from './import-tables.tsx';

type Somebody = YearPlanReply['leaving'][number];

const NAME: Column<Somebody> = {
  id: 'name',
  title: rosterColumns.name,
  cell: ({ name }) => <b className="font-extrabold">{name}</b>,
  sortBy: ({ name }) => name,
};
const PEOPLE = [NAME, GRADE];

const JUMPING: readonly Column<YearPlanReply['jumping'][number]>[] = [
  NAME,
  GRADE,
  { id: 'to', title: texts.to, cell: ({ to }) => gradeNames[to], className: 'whitespace-nowrap' },
];

interface PeopleProps<Row extends Somebody> {
  title: string;
  rows: readonly Row[];
  columns?: readonly Column<Row>[];
}

const People = <Row extends Somebody>({ title, rows, columns = PEOPLE }: PeopleProps<Row>) =>
  rows.length > 0 && (
    <div>
      <h3 className="mb-1.5 font-black">{title}</h3>
      <DataTable label={title} columns={columns} rows={rows} rowKey={({ studentId }) => studentId} empty={null} />
    </div>
  );

const isUpAlone = ({ fields }: Change): boolean => fields.every(({ field }) => field === 'grade');

const Tables = ({ plan, nameRow }: { plan: YearPlanReply; nameRow: ListRead['nameRow'] }) => (
  <div className="grid grid-cols-1 gap-4 [&_section]:max-h-[36dvh]">
    <Faults errors={plan.errors} nameRow={nameRow} />
    <People title={texts.leaving} rows={plan.leaving} />
    <People title={texts.graduating} rows={plan.graduating} />
    <People title={texts.staying} rows={plan.staying} />
    <People title={texts.jumping} rows={plan.jumping} columns={JUMPING} />
    <Part
      title={importPreview.changedTable}
      nameRow={nameRow}
      columns={changeColumns}
      rows={plan.changes.filter((change) => !isUpAlone(change))}
    />
    <Part title={importPreview.addedTable} nameRow={nameRow} columns={additionColumns} rows={plan.additions} />
  </div>
);

const upOf = ({ up }: YearPlanReply): number => up.reduce((sum, { students }) => sum + students, 0);
const leftOf = ({ leaving, graduating }: YearPlanReply): number => leaving.length + graduating.length;

const Tiles = ({ plan }: { plan: YearPlanReply }) => (
  <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
    <CountTile
      count={upOf(plan) + plan.jumping.length}
      label={texts.counts.moved}
      look="bg-emerald-soft text-emerald-ink"
    />
    <CountTile count={plan.staying.length} label={texts.counts.stayed} look="bg-paper text-muted" />
    <CountTile count={leftOf(plan)} label={texts.counts.left} look="bg-coral-soft text-coral-ink" />
    <CountTile count={plan.additions.length} label={texts.counts.added} look="bg-gold-soft text-gold-ink" />
  </dl>
);

const Notes = ({ plan }: { plan: YearPlanReply }) => (
  <>
    {plan.isStrange && <Beware>{texts.strange}</Beware>}
    {plan.isSameYear && <Beware>{texts.sameYear}</Beware>}
    {upOf(plan) > 0 && (
      <p className="text-sm text-muted">
        {`${texts.counts.moved} ${plan.up
          .filter(({ students }) => students > 0)
          .map(({ from, students }) => texts.up(from, students))
          .join('، ')}`}
      </p>
    )}
    {plan.untouched > 0 && <p className="text-sm text-muted">{texts.untouched(plan.untouched)}</p>}
  </>
);

const hasWork = ({ changes, additions, leaving, graduating }: YearPlanReply): boolean =>
  changes.length + additions.length + leaving.length + graduating.length > 0;

/** All of the new year before anything of it is done. Answers change who leaves: with them it is reckoned anew. */
const YearPreview = (preview: ListPreviewProps<YearPlanReply>) => {
  const { plan, list, steps, said } = preview;
  const [agreedTo, setAgreedTo] = useState('');
  const isWhole = plan.errors.length === 0;
  const canAgree = isWhole && areReckoned(plan.likenesses, said) && hasWork(plan);
  const seen = JSON.stringify(plan);
  return (
    <SheetPreview steps={steps} canConfirm={canAgree && agreedTo === seen} confirm={texts.confirm}>
      {isWhole ? <Tiles plan={plan} /> : <Alert>{importPreview.errorsTitle(plan.errors.length)}</Alert>}
      {isWhole && <Notes plan={plan} />}
      <ListNotes list={list} steps={steps} />
      <Likenesses {...preview} />
      <Tables plan={plan} nameRow={list.nameRow} />
      {isWhole && !hasWork(plan) && plan.likenesses.length === 0 && <p>{importPreview.nothing}</p>}
      {canAgree && (
        <Tick
          label={texts.agree}
          checked={agreedTo === seen}
          onChange={(isOn) => setAgreedTo(isOn ? seen : '')}
          className="items-start! whitespace-normal!"
        />
      )}
    </SheetPreview>
  );
};

/** The year change by the list that the school has of the new year. */
export const YearList = ({ onClose }: { onClose: () => void }) => {
  const { data: last } = useQuery(lastImportQuery);
  const { said, onSay, choices, forgetOnBack } = useSaid();
  const list = useListReader(last?.columns ?? []);
  const preview = usePreviewYearList(choices);
  const save = useTakeYearList(choices, list.learned, preview.data?.seen ?? '');
  return (
    <SheetImport
      title={texts.title}
      intro={texts.intro}
      example={importDialog.pasteExample}
      template={null}
      limits={ROSTER_SHEET}
      reader={list.reader}
      problems={importProblems}
      preview={preview}
      save={save}
      onClose={onClose}
    >
      {({ plan }, steps) => <YearPreview {...{ plan, list, said, onSay }} steps={forgetOnBack(steps)} />}
    </SheetImport>
  );
};
