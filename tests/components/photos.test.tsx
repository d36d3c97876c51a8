import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PHOTO_LIMIT_BYTES } from '#domain/photos/approval';
import { errorTexts } from '#strings/errors';
import { ownPhoto } from '#strings/photos/pupil';
import { photosRefusals } from '#strings/photos/refusals';
import PhotoDialog from '#web/photos/components/photo-dialog.tsx';
import type { OwnPhoto, Photo } from '#wire/photos';
import { refused } from './network.ts';
import { PUPIL, TEACHER } from './people.ts';
import { showAlone, showPage } from './screen.tsx';

const WAITING: Photo = {
  id: 1,
  studentId: PUPIL.studentId,
  studentName: PUPIL.name,
  grade: PUPIL.grade,
  fileId: null,
  status: 'pending',
  submittedAt: '2026-11-15T06:00:00.000Z',
  decidedAt: null,
  reviewedBy: null,
  rejectionReason: null,
  hasParentalConsent: false,
  isRealPhoto: false,
};

it('decisions on a photo that a colleague has decided already say so', async () => {
  const decided = refused('photo_already_decided', photosRefusals.photo_already_decided);
  showPage('/admin/photos', {
    'GET /api/session': TEACHER,
    'GET /api/admin/photos': {
      photos: [WAITING],
      counts: { pending: 1, approved: 0, rejected: 0, all: 1 },
      nextBefore: null,
    },
    'POST /api/admin/photos/:id/approve': decided,
    'POST /api/admin/photos/:id/reject': decided,
  });
  await page.getByRole('button', { name: `${PUPIL.name}: تنتظر` }).click();
  const review = page.getByRole('dialog', { name: 'صورة الطالب' });
  await review.getByRole('button', { name: 'قبول الصورة' }).click();
  await expect
    .element(review.getByRole('alert'))
    .toHaveTextContent(`Failed to approve image: ${photosRefusals.photo_already_decided}`);
  await review.getByLabelText('سبب الرفض').fill('سبب');
  await review.getByRole('button', { name: 'رفض الصورة' }).click();
  await expect.element(review.getByRole('alert')).toHaveTextContent('Failed to reject image: ');
});

const NONE: OwnPhoto = { fileId: null, pending: null, rejectionReason: null, isWithheld: false };

const showDialog = (session: typeof PUPIL, isWithheld = false) =>
  showAlone(
    <PhotoDialog
      photo={{ fileId: null, isPending: false, rejectionReason: null, isWithheld }}
      name={PUPIL.name}
      onClose={() => {}}
    />,
    {
      'GET /api/session': session,
      'GET /api/student/photo': { ...NONE, isWithheld },
    },
  );

const chooser = page.getByLabelText(/اختر صورة/u);
const alert = page.getByRole('alert');

/** As the chooser of the browser does it; megabytes would take seconds on their way to it. */
const choose = async (...parts: ConstructorParameters<typeof File>): Promise<void> => {
  await expect.element(chooser).toBeInTheDocument();
  const input = chooser.element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File(...parts));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** A picture of one colour, as the browser itself makes it. */
const picture = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(200, 200);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
  return canvas.convertToBlob({ type: 'image/jpeg' });
};

it('files that are no photo are refused in words before anything is sent', async () => {
  showDialog(PUPIL);
  await choose(['<script></script>'], 'me.png', { type: 'image/png' });
  await expect.element(alert).toHaveTextContent('هذا الملف ليس صورة. Please select an image file');
  const whole = await picture();
  // As many megabytes as a phone's camera makes: it is cut before it is sent.
  await choose([whole, new Uint8Array(PHOTO_LIMIT_BYTES)], 'me.jpg', { type: 'image/jpeg' });
  await expect.element(page.getByRole('application')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it('staff who entered as a pupil look and change nothing', async () => {
  showDialog({ ...PUPIL, enteredBy: TEACHER.name });
  await expect.element(page.getByText(errorTexts.pupil_must_do_this)).toBeVisible();
  await expect.element(chooser).not.toBeInTheDocument();
});

it('where the guardian wants no photo it is said kindly, and nothing is offered', async () => {
  showDialog(PUPIL, true);
  await expect.element(page.getByText(ownPhoto.withheldBody)).toBeVisible();
  await expect.element(chooser).not.toBeInTheDocument();
});
