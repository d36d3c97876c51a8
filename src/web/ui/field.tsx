import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { fieldLabels } from '#strings/widgets';
import { Icon } from './icon.tsx';

const BOX =
  'w-full min-h-13 rounded-field border-2 border-field-line bg-card px-4 text-ink placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft aria-invalid:border-danger';

interface Labelled {
  label: string;
  hint?: string;
  error?: string | undefined;
}

const Frame = ({ id, label, hint, error, children }: Labelled & { id: string; children: ReactNode }) => (
  <div className="grid gap-1.5">
    <label htmlFor={id} className="font-extrabold">
      {label}
    </label>
    {children}
    {hint && !error && (
      <p id={`${id}-note`} className="text-sm text-muted">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-note`} className="text-sm font-extrabold text-danger">
        {error}
      </p>
    )}
  </div>
);

const describedBy = (id: string, { hint, error }: Omit<Labelled, 'label'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': hint || error ? `${id}-note` : undefined,
});

type TextFieldProps = Labelled & InputHTMLAttributes<HTMLInputElement>;

export const TextField = ({ label, hint, error, className = '', ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint ?? ''} error={error}>
      <input id={id} {...describedBy(id, { hint: hint ?? '', error })} {...rest} className={`${BOX} ${className}`} />
    </Frame>
  );
};

/** With the eye that shows what was typed. */
export const PasswordField = ({ label, hint, error, className = '', ...rest }: TextFieldProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Frame id={id} label={label} hint={hint ?? ''} error={error}>
      <div className="relative">
        <input
          id={id}
          {...describedBy(id, { hint: hint ?? '', error })}
          {...rest}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          className={`${BOX} pe-14 text-start ${className}`}
        />
        <button
          type="button"
          aria-label={shown ? fieldLabels.hidePassword : fieldLabels.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 start-0 grid w-13 place-items-center rounded-field text-muted"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </Frame>
  );
};

export const TextAreaField = ({
  label,
  hint,
  error,
  className = '',
  ...rest
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint ?? ''} error={error}>
      <textarea
        id={id}
        {...describedBy(id, { hint: hint ?? '', error })}
        {...rest}
        className={`${BOX} py-3 ${className}`}
      />
    </Frame>
  );
};

export const SelectField = ({
  label,
  hint,
  error,
  children,
  ...rest
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) => {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint ?? ''} error={error}>
      <select id={id} {...describedBy(id, { hint: hint ?? '', error })} {...rest} className={BOX}>
        {children}
      </select>
    </Frame>
  );
};
