import { Field, type FieldProps } from './Field';

/** The field for a code that the line has sent. A code may be pasted with spaces. */
export const CodeField = (props: Pick<FieldProps, 'label' | 'hint' | 'error' | 'autoFocus' | 'className'>) => (
  <Field id="OTP" name="OTP" inputMode="numeric" autoComplete="one-time-code" maxLength={40} {...props} />
);
