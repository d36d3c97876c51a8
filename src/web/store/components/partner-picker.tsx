import { useQuery } from '@tanstack/react-query';
import type { PartySize } from '#domain/store/items';
import { cartTexts as texts } from '#strings/store/pupil';
import { SelectField } from '#web/ui/field.tsx';
import { Bone, Loading, SmallError } from '#web/ui/states.tsx';
import { classmatesQuery } from '../queries.ts';

interface PartnerPickerProps {
  partySize: PartySize;
  partners: readonly number[];
  disabled: boolean;
  onChoose: (partners: readonly number[]) => void;
}

/** With whom: one box for each, filled one after the other; nobody twice. */
export const PartnerPicker = ({ partySize, partners, disabled, onChoose }: PartnerPickerProps) => {
  const { data: classmates, error, refetch } = useQuery(classmatesQuery);
  if (error && !classmates) return <SmallError text={texts.partnersFailed} onRetry={() => void refetch()} />;
  if (!classmates)
    return (
      <Loading>
        <Bone className="h-13" />
      </Loading>
    );
  const choose = (index: number, id: number) =>
    onChoose(id === 0 ? partners.filter((_, at) => at !== index) : partners.with(index, id));
  const add = (id: number) => onChoose([...partners, id]);
  return (
    <div className="grid gap-2">
      <div className={`grid gap-2 ${partySize > 2 ? 'sm:grid-cols-3' : ''}`}>
        {Array.from({ length: partySize - 1 }, (_, index) => (
          <SelectField
            key={texts.partner(index, partySize)}
            label={texts.partner(index, partySize)}
            value={partners[index] ?? ''}
            disabled={disabled || index > partners.length}
            onChange={({ target }) =>
              index < partners.length ? choose(index, Number(target.value)) : add(Number(target.value))
            }
          >
            <option value="">{texts.choosePartner}</option>
            {classmates
              .filter(({ id }) => id === partners[index] || !partners.includes(id))
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </SelectField>
        ))}
      </div>
      <p className="text-sm text-muted">{texts.partnersHint}</p>
    </div>
  );
};
