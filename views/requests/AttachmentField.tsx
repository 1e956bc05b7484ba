import { attachmentTypes, maxAttachmentBytes, maxAttachments } from '../../src/core/requests/attachment';
import { Field } from '../ui/Field';
import { requestsTexts as texts } from './requests.texts';

/** The form around this field must have the type `multipart/form-data`. */
export function AttachmentField({ id, error }: { readonly id: string; readonly error?: string | undefined }) {
  return (
    <Field
      id={id}
      name="files"
      type="file"
      label={texts.files.label}
      hint={texts.files.hint(maxAttachments, maxAttachmentBytes / 1024 / 1024)}
      error={error}
      accept={Object.keys(attachmentTypes).join(',')}
      multiple
      optional
    />
  );
}
