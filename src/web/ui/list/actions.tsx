import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { listWords } from '#strings/widgets';
import { Button, type Look, lookOf } from '../button.tsx';
import { type Doing, ended } from '../confirm-dialog.tsx';
import { Icon, type IconName } from '../icon.tsx';

export type ListAction = {
  label: string;
  /** Keeps the button, and the keyboard's place on it, when a press changes its label. */
  id?: string;
  icon?: IconName;
  look?: Look;
  /** Only the icon is shown, and the label is the whole name: for a table that has no room for words. */
  isQuiet?: boolean;
  /** Shown but dead. Not `disabled`, which would drop the keyboard's place. */
  isOff?: boolean;
  /** Why it is, or what it does where only the icon is shown. */
  hint?: string | undefined;
} & (Doing | { link: LinkProps });

/** What does not apply to the row is left out. */
export type ListActions = readonly (ListAction | false | null | undefined)[];

interface ActionProps {
  action: ListAction;
  /** The row it belongs to, for who cannot see the row. */
  of?: string;
  onAsk: (doing: Doing) => void;
}

const QUIET = 'px-0! max-lg:size-11 lg:size-9 lg:not-hover:bg-transparent';

const Action = ({ action, of, onAsk }: ActionProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const { label, icon, isQuiet = false, isOff = false, look = isQuiet ? 'soft' : 'plain' } = action;
  const name = of === undefined || isQuiet ? label : listWords.named(label, of);
  const shape = { 'aria-label': name, title: action.hint ?? (isQuiet ? label : undefined), 'data-action': label };
  const className = `whitespace-nowrap max-lg:min-h-11 aria-disabled:opacity-40 ${isQuiet ? QUIET : ''}`;
  const words = !isQuiet && label;
  if ('link' in action)
    return (
      <Link {...action.link} {...shape} className={`${lookOf(look, 'small')} ${className}`}>
        {icon && <Icon name={icon} className="size-5 shrink-0" />}
        {words}
      </Link>
    );
  return (
    <Button
      {...shape}
      aria-disabled={isOff || undefined}
      size="small"
      look={look}
      icon={icon}
      busy={isBusy}
      className={className}
      onClick={() => {
        if (isOff) return;
        if (action.confirm) return onAsk(action);
        const outcome = action.run();
        if (!(outcome instanceof Promise)) return;
        setIsBusy(true);
        void ended(outcome).then(() => setIsBusy(false));
      }}
    >
      {words}
    </Button>
  );
};

export const Actions = ({ actions, ...rest }: Omit<ActionProps, 'action'> & { actions: ListActions }) => {
  const shown = actions.filter((action) => !!action);
  return (
    shown.length > 0 && (
      <span className="flex gap-1.5 max-lg:flex-wrap max-lg:gap-2">
        {shown.map((action) => (
          <Action key={action.id ?? action.label} action={action} {...rest} />
        ))}
      </span>
    )
  );
};
