import type { GuestMessage } from './notify-guest';

/** Account activity that is not security-relevant: security notices are always sent (reliability A8). */
export type AccountActivity = 'picture-saved' | 'picture-removed' | 'notifications-changed';

const happenings: Readonly<Record<AccountActivity, string>> = {
  'picture-saved': 'Your profile picture was changed.',
  'picture-removed': 'Your profile picture was removed.',
  'notifications-changed': 'Your notification settings were changed.',
};

export function activityMessage({
  activity,
  lineName,
  accountUrl,
}: {
  readonly activity: AccountActivity;
  readonly lineName: string;
  readonly accountUrl: string;
}): GuestMessage {
  const activityText = happenings[activity];
  return {
    kind: 'accountActivity',
    subject: `In your ${lineName} account: ${activityText.slice(0, -1).replace(/^Y/, 'y')}`,
    short: `${lineName}: ${activityText} If it was not you, please call us.`,
    paragraphs: [
      activityText,
      'If it was you, there is nothing to do. If it was not, please write to your consultant or to us.',
    ],
    action: { label: 'See your account', url: accountUrl },
  };
}
