/** Why a picture was refused. The message about the limit is the specification's (ACC-17). */
export const pictureTexts = {
  tooLarge: 'Maximum upload file size: 2MB.',
  unreadable: 'This file cannot be read as a picture. Please choose a PNG or a JPEG.',
  tooManyPixels: 'This picture has more than 25 million pixels. Please choose a smaller one.',
  noPicture: 'You have no profile picture yet.',
  someoneElse: 'This picture belongs to another account.',
} as const;
