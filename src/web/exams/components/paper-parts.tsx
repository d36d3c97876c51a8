import type { ReactNode } from 'react';
import { formatNumber } from '#strings/plural';

const QUOTED = /(«[^»]*»)/u;

/** Words as written, with what is quoted of a hadith set apart: calm, and not the teacher's. */
export const PaperText = ({ text }: { text: string }) =>
  [...text.split(QUOTED).entries()].map(([place, part]) =>
    part.startsWith('«') ? (
      <q key={place} className="font-extrabold text-[#0a4f45] [quotes:none]">
        {part}
      </q>
    ) : (
      part
    ),
  );

/** A question is never cut. */
export const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="grid break-inside-avoid grid-cols-[8mm_1fr_auto] items-start gap-x-[3mm] border-b-[0.2mm] border-[#bbb] py-[0.32em]">
    <span className="grid size-[7.5mm] place-items-center rounded-full border-[0.4mm] border-black font-black">
      {formatNumber(number)}
    </span>
    {children}
  </li>
);
