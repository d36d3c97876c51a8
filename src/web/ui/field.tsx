import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useContext,
  useId,
  useState,
} from 'react';
import { fieldLabels } from '#strings/widgets';
import { Icon } from './icon.tsx';
import { Said } from './said.tsx';

const BOX =
  'w-full min-h-13 rounded-field border-2 border-field-line bg-card px-4 text-ink placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft aria-invalid:border-danger';

/** What the server said of the fields of a form, by their names; a field then needs no `error` of its own. */
export const Faults = createContext<Readonly<Record<string, string>>>({});

interface Labelled {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface FrameProps extends Labelled {
  name: string | undefined;
  children: (box: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

const Frame = ({ label, hint, error, name = '', children }: FrameProps) => {
  const id = useId();
  const faults = useContext(Faults);
  const fault = error ?? faults[name];
  const note = fault || hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-extrabold">
        {label}
      </label>
      {children({ id, ...(fault && { 'aria-invalid': true }), ...(note && { 'aria-describedby': `${id}-note` }) })}
      {note && (
        <p id={`${id}-note`} className={`text-sm ${fault ? 'font-extrabold text-danger' : 'text-muted'}`}>
          <Said text={note} />
        </p>
      )}
    </div>
  );
};

type TextFieldProps = Labelled & InputHTMLAttributes<HTMLInputElement>;

export const TextField = ({ label, hint, error, className = '', ...rest }: TextFieldProps) => (
  <Frame label={label} hint={hint} error={error} name={rest.name}>
    {(box) => <input {...box} {...rest} className={`${BOX} ${className}`} />}
  </Frame>
);

/** With the eye that shows what was typed. */
export const PasswordField = ({ label, hint, error, className = '', ...rest }: TextFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Frame label={label} hint={hint} error={error} name={rest.name}>
      {(box) => (
        <div className="relative">
          <input
            {...box}
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
      )}
    </Frame>
  );
};

type TextAreaFieldProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>;

export const TextAreaField = ({ label, hint, error, className = '', ...rest }: TextAreaFieldProps) => (
  <Frame label={label} hint={hint} error={error} name={rest.name}>
    {(box) => <textarea {...box} {...rest} className={`${BOX} py-3 ${className}`} />}
  </Frame>
);

export const SelectField = ({ label, hint, error, ...rest }: Labelled & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Frame label={label} hint={hint} error={error} name={rest.name}>
    {(box) => <select {...box} {...rest} className={BOX} />}
  </Frame>
);

/** What a select offers: each with what it is called. */
export const OptionPairs = ({ of }: { of: readonly (readonly [value: string | number, name: string])[] }) =>
  of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

interface OptionsProps<Value extends string | number> {
  of: readonly Value[];
  names: Readonly<Record<Value, string>> | ((value: Value) => string);
}

export const Options = <Value extends string | number>({ of, names }: OptionsProps<Value>) => (
  <OptionPairs of={of.map((value) => [value, typeof names === 'function' ? names(value) : names[value]])} />
);
