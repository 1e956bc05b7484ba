import { TextArea } from './TextArea';

const comment =
  'We are four, and would like two suites side by side. Is there a week in May when the islands are still quiet?';

export const empty = () => <TextArea id="example-area" name="message" label="Your message" />;
export const filled = () => (
  <TextArea id="example-area-filled" name="message" label="Your message" defaultValue={comment} />
);
export const optional = () => (
  <TextArea
    id="example-area-optional"
    name="notes"
    label="Notes"
    optional
    hint="Anything that we should know before we call."
  />
);
export const nearlyFull = () => (
  <TextArea id="example-area-nearly" name="message" label="Your message" defaultValue={comment} charactersLeft={38} />
);
export const tooLong = () => (
  <TextArea
    id="example-area-long"
    name="message"
    label="Your message"
    defaultValue={comment}
    charactersLeft={-12}
    error="Please keep it under 1,000 characters."
  />
);
export const wrong = () => (
  <TextArea id="example-area-wrong" name="message" label="Your message" error="Please input your message/questions" />
);
