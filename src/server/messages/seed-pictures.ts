import sharp from 'sharp';
import type { Drawing } from './seed-texts.ts';

const PICTURES: Record<Drawing, string> = {
  star: `<rect width="960" height="640" fill="#fdf0cf"/>
    <circle cx="480" cy="320" r="250" fill="#fbf6ea"/>
    <g fill="#e9a91b"><rect x="350" y="190" width="260" height="260" rx="22"/>
      <rect x="350" y="190" width="260" height="260" rx="22" transform="rotate(45 480 320)"/></g>
    <path d="m400 322 56 58 108-116" fill="none" stroke="#3b2800" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>
    <g fill="#0e6b5c"><circle cx="160" cy="140" r="16"/><circle cx="820" cy="170" r="22"/><circle cx="190" cy="500" r="24"/>
      <circle cx="790" cy="510" r="14"/></g>`,
  summit: `<rect width="960" height="640" fill="#dff0fb"/>
    <circle cx="740" cy="150" r="70" fill="#e9a91b"/>
    <path d="M0 640 250 250l130 170 200-300 380 520Z" fill="#1a917c"/>
    <path d="M0 640 170 430l130 120 180-220 220 240 120-110 140 180Z" fill="#0a4f45"/>
    <path d="m580 120-60 90 34-14 26 26 28-26 30 16Z" fill="#fffdf7"/>
    <path d="M580 120V40l90 26-90 26" fill="#ee6a4d" stroke="#3b2800" stroke-width="6" stroke-linejoin="round"/>`,
};

export const draw = (drawing: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640">${PICTURES[drawing]}</svg>`))
    .png()
    .toBuffer();
