import { useId } from 'react';
import { Button, ButtonLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import type { NotificationItemView } from './notification-item-view';
import { notificationSettingsTexts as texts } from './notification-settings.texts';

interface EditNotificationProps {
  readonly view: NotificationItemView;
  readonly pageHref: string;
  readonly hasPhone: boolean;
  readonly visit: string | undefined;
}

export function EditNotification({ view: { item, name, channels }, pageHref, hasPhone, visit }: EditNotificationProps) {
  const id = useId();
  return (
    <form
      className="edit-notification"
      method="post"
      action={pageHref}
      data-control="save-notification"
      data-notification-name={name}
      data-draft={`notification ${visit ?? ''} ${item}`}
      data-draft-of={visit}
      data-draft-asks=""
    >
      <input type="hidden" name="item" value={item} />
      <fieldset className="edit-notification__ways">
        <legend>{texts.ways(name)}</legend>
        <Checkbox id={`${id}-email`} name="email" value="1" defaultChecked={channels.email}>
          {texts.email}
        </Checkbox>
        <Checkbox
          id={`${id}-sms`}
          name="sms"
          value="1"
          defaultChecked={channels.sms}
          {...(hasPhone ? {} : { hint: texts.noPhone })}
        >
          {texts.sms}
        </Checkbox>
      </fieldset>
      <p className="edit-notification__wrong" role="alert" data-notification-wrong="" />
      <div className="dialog__actions">
        <Button>{texts.save}</Button>
        <ButtonLink variant="quiet" href={pageHref} data-closes-dialog="">
          {texts.cancel}
        </ButtonLink>
      </div>
    </form>
  );
}
