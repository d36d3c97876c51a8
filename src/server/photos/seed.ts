import sharp from 'sharp';
import type { StaffActor } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { quickReasons } from '#strings/photos/staff';
import { approvePhoto, listPhotos, rejectPhoto, submitPhoto } from './service.ts';

/*
 * Drawn by us, in place of photos: nobody in the demo school is real, so nobody has a face. All on a square of 512.
 */

const ROCKET = `
  <path d="M256 70c60 52 84 132 66 232H190c-18-100 6-180 66-232Z" fill="#fffdf7"/>
  <circle cx="256" cy="200" r="34" fill="#2b8fd6" stroke="#0f5488" stroke-width="10"/>
  <path d="M190 250l-62 92 74-16ZM322 250l62 92-74-16Z" fill="#c8452a"/>
  <path d="M214 316h84l-42 120Z" fill="#e9a91b"/>`;

const PALM = `
  <path d="M0 400q256-70 512 0v112H0Z" fill="#e0b870"/>
  <path d="M236 420q26-120 4-220l38-8q22 120 6 228Z" fill="#8a5a1c"/>
  <g fill="#0e6b5c"><path d="M256 196Q150 90 66 196q100-30 190 0Z"/><path d="M256 196Q362 90 446 196q-100-30-190 0Z"/>
  <path d="M256 196Q120 190 100 316q64-90 156-120Z"/><path d="M256 196q136-6 156 120-64-90-156-120Z"/></g>
  <g fill="#c8452a"><circle cx="226" cy="222" r="20"/><circle cx="258" cy="236" r="20"/><circle cx="288" cy="220" r="20"/></g>`;

const BALL = `
  <circle cx="256" cy="256" r="160" fill="#fffdf7"/>
  <path d="M256 190l62 46-24 72h-76l-24-72Z" fill="#1d2b2a"/>
  <path d="M256 190V98M318 236l86-30M294 308l56 74M218 308l-56 74M194 236l-86-30" stroke="#1d2b2a" stroke-width="14"/>
  <circle cx="256" cy="256" r="160" fill="none" stroke="#1d2b2a" stroke-width="14"/>`;

const BOOK = `
  <path d="M256 160q-70-50-170-30v236q100-20 170 30 70-50 170-30V130q-100-20-170 30Z" fill="#fffdf7"/>
  <path d="M256 160v236" stroke="#b7ab8e" stroke-width="10"/>
  <path d="M126 190q60-8 96 16M126 240q60-8 96 16M126 290q60-8 96 16M386 190q-60-8-96 16M386 240q-60-8-96 16M386 290q-60-8-96 16"
    fill="none" stroke="#b7ab8e" stroke-width="12" stroke-linecap="round"/>
  <path d="M340 96h48v120l-24-24-24 24Z" fill="#c8452a"/>`;

const LANTERN = `
  <path d="M256 60v40" stroke="#7a5200" stroke-width="14"/>
  <path d="M196 150q60-80 120 0Z" fill="#7a5200"/>
  <path d="M176 150h160l24 190H152Z" fill="#ffdf94"/>
  <path d="M256 150v190M206 150l-20 190M306 150l20 190" stroke="#7a5200" stroke-width="10"/>
  <path d="M152 340h208l-20 60H172Z" fill="#7a5200"/><path d="M256 210q46 60 0 96-46-36 0-96Z" fill="#e9a91b"/>`;

const KITE = `
  <path d="M270 70l110 130-130 170L130 210Z" fill="#c8452a"/><path d="M270 70l-20 300M130 210l250-10" stroke="#fffdf7" stroke-width="10"/>
  <path d="M250 370q-60 40-10 70t-20 60" fill="none" stroke="#1d2b2a" stroke-width="8"/>
  <path d="M216 400l40 14-36 24ZM236 452l40 6-30 26Z" fill="#e9a91b"/>`;

const BOAT = `
  <path d="M0 350q64-40 128 0t128 0 128 0 128 0v162H0Z" fill="#2b8fd6"/>
  <path d="M250 90v230" stroke="#7a5200" stroke-width="14"/><path d="M264 100q120 70 110 200H264Z" fill="#fffdf7"/>
  <path d="M236 140q-90 60-84 160h84Z" fill="#e9a91b"/><path d="M112 320h296l-50 76H166Z" fill="#8a5a1c"/>`;

const OWL = `
  <path d="M126 240q0-130 130-130t130 130v60q0 140-130 140T126 300Z" fill="#8a5a1c"/>
  <path d="M140 150l24-70 60 46ZM372 150l-24-70-60 46Z" fill="#8a5a1c"/><path d="M186 330q70 120 140 0Z" fill="#f7e3c4"/>
  <circle cx="200" cy="230" r="58" fill="#fffdf7"/><circle cx="312" cy="230" r="58" fill="#fffdf7"/>
  <circle cx="206" cy="234" r="26" fill="#1d2b2a"/><circle cx="306" cy="234" r="26" fill="#1d2b2a"/>
  <path d="M256 260l26 40h-52Z" fill="#e9a91b"/>`;

const PEAKS = `
  <circle cx="366" cy="150" r="60" fill="#e9a91b"/>
  <path d="M-20 420 170 170l110 140 70-80 190 210v90H-20Z" fill="#0e6b5c"/>
  <path d="M170 170l-50 66 34-10 24 22 26-20 18 2Z" fill="#fffdf7"/><path d="M0 440q256-90 512 0v72H0Z" fill="#0a4f45"/>`;

const MOON = `
  <path d="M300 90a170 170 0 1 0 110 260A150 150 0 0 1 300 90Z" fill="#ffdf94"/>
  <path d="M372 150l14 30 32 4-24 22 7 32-29-16-29 16 7-32-24-22 32-4Z" fill="#fffdf7"/>
  <g fill="#fffdf7"><circle cx="110" cy="110" r="8"/><circle cx="420" cy="90" r="6"/><circle cx="80" cy="400" r="7"/></g>`;

const BALLOON = `
  <path d="M256 60q130 0 130 130 0 90-98 170h-64q-98-80-98-170 0-130 130-130Z" fill="#c8452a"/>
  <path d="M256 60q56 40 56 130 0 100-36 170h-40q-36-70-36-170 0-90 56-130Z" fill="#ffdf94"/>
  <path d="M228 360l8 50M284 360l-8 50" stroke="#7a5200" stroke-width="8"/><path d="M222 406h68l-8 56h-52Z" fill="#8a5a1c"/>`;

const CAT = `
  <path d="M116 110l90 60h100l90-60v190q0 130-140 130T116 300Z" fill="#e0a24e"/>
  <path d="M140 160l40 26-40 30ZM372 160l-40 26 40 30Z" fill="#fbe3c0"/>
  <ellipse cx="200" cy="270" rx="22" ry="30" fill="#1d2b2a"/><ellipse cx="312" cy="270" rx="22" ry="30" fill="#1d2b2a"/>
  <path d="M256 312l22 20h-44Z" fill="#c8452a"/>
  <path d="M256 332q-6 36-44 30M256 332q6 36 44 30M150 320l-70-16M150 342l-70 10M362 320l70-16M362 342l70 10" fill="none"
    stroke="#1d2b2a" stroke-width="9" stroke-linecap="round"/>`;

const DRAWINGS = {
  rocket: ['#1c2358', ROCKET],
  palm: ['#ffe7b3', PALM],
  ball: ['#4aa886', BALL],
  book: ['#0e6b5c', BOOK],
  lantern: ['#3b2a63', LANTERN],
  kite: ['#bfe3f7', KITE],
  boat: ['#d9f0fb', BOAT],
  owl: ['#cfe8d5', OWL],
  peaks: ['#fbe3c0', PEAKS],
  moon: ['#2a3178', MOON],
  balloon: ['#cdeaf5', BALLOON],
  cat: ['#d7efe6', CAT],
} as const satisfies Record<string, readonly [ground: string, shapes: string]>;

type Drawing = keyof typeof DRAWINGS;

/** As a phone would send it. */
const drawPhoto = (drawing: Drawing): Promise<Buffer> => {
  const [ground, shapes] = DRAWINGS[drawing];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${ground}"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
};

/** Days are school days before today. */
interface SentPhoto {
  readonly drawing: Drawing;
  readonly sent: readonly [day: number, hour: number, minute: number];
}

const SENT: readonly SentPhoto[] = [
  { drawing: 'rocket', sent: [12, 8, 20] },
  { drawing: 'palm', sent: [11, 16, 40] },
  { drawing: 'peaks', sent: [8, 17, 15] },
  { drawing: 'lantern', sent: [6, 10, 5] },
  { drawing: 'book', sent: [5, 9, 30] },
  { drawing: 'ball', sent: [4, 18, 10] },
  { drawing: 'owl', sent: [3, 19, 0] },
  { drawing: 'kite', sent: [2, 7, 55] },
  { drawing: 'boat', sent: [2, 10, 45] },
  { drawing: 'moon', sent: [1, 9, 10] },
  { drawing: 'balloon', sent: [1, 16, 30] },
  { drawing: 'cat', sent: [1, 18, 25] },
];

/** The days on which the teacher goes through them; those of the last day still wait. */
const REVIEWED_ON = [10, 5, 2];

/** Turned down: it shows no pupil at all. */
const REJECTED: Drawing = 'ball';

/** Every third of those who come, so that the first, whom people try, still has a photo to send. */
const EVERY = 3;

const sendersAmong = (regulars: readonly Pupil[]) =>
  SENT.flatMap((photo, index) => {
    const pupil = regulars[index * EVERY + 1];
    return pupil ? [{ ...photo, pupil }] : [];
  });

const review = async (deps: Deps, staff: StaffActor, rejectedId: number | undefined): Promise<void> => {
  const { rows } = await listPhotos(deps, { status: 'pending' });
  for (const { id, studentId } of rows) {
    if (studentId === rejectedId) await rejectPhoto(deps, staff, id, quickReasons[1]);
    else await approvePhoto(deps, staff, id, { hasParentalConsent: true, isRealPhoto: true });
  }
};

export const planPhotos = ({ regulars, teacher, schoolTime }: DemoSchool): Happening[] => {
  const senders = sendersAmong(regulars);
  const rejectedId = senders.find(({ drawing }) => drawing === REJECTED)?.pupil.id;
  return [
    ...senders.map(({ pupil, drawing, sent }) =>
      byPupil(schoolTime(...sent), pupil.id, async (deps, actor) => submitPhoto(deps, actor, await drawPhoto(drawing))),
    ),
    ...REVIEWED_ON.map((day) =>
      byStaff(schoolTime(day, 12, 50), teacher, (deps, staff) => review(deps, staff, rejectedId)),
    ),
  ];
};
