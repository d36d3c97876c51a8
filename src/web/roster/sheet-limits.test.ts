import { describe, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import * as sheets from '#web/lib/read-sheet.ts';
import { ROSTER_SHEET } from './sheet-limits.ts';

const readText = (text: string) => sheets.readText(text, ROSTER_SHEET);
const readFile = (file: File) => sheets.readFile(file, ROSTER_SHEET);

const HEADER = ['الاسم', 'الصف', 'الشعبة'];
const PUPIL = ['سالم بن راشد', 'الرابع', 'أ'];
const read = { rows: [HEADER, PUPIL], dateCells: 0 };

const asFile = (content: BlobPart): File => new File([content], 'list');

/** What Arabic Excel writes as plain CSV; the platform decodes it but does not encode it. */
const windows1256 = (text: string): Uint8Array<ArrayBuffer> => {
  const decoder = new TextDecoder('windows-1256');
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from([...text], (character) => byteOf.get(character) ?? 0);
};

describe('readText', () => {
  it.each(['\t', ',', ';', '،'])('reads cells separated by %j', async (delimiter) => {
    expect(await readText(`${HEADER.join(delimiter)}\r\n${PUPIL.join(delimiter)}\r\n`)).toEqual(read);
  });

  it('keeps a comma inside quotes', async () => {
    expect(await readText('الاسم,الصف\n"راشد, سالم",4')).toMatchObject({
      rows: [
        ['الاسم', 'الصف'],
        ['راشد, سالم', '4'],
      ],
    });
  });

  it('keeps blank rows in between, so that row numbers are those of the sheet', async () => {
    const sheet = await readText('الاسم,الصف\n\nسالم,4\n\n\n');
    expect(sheet).toMatchObject({ rows: [['الاسم', 'الصف'], [], ['سالم', '4']] });
  });

  it('leaves out what stands in columns we do not use', async () => {
    const sheet = await readText('م,الاسم,الهوية,الصف\n1,سالم,1012345678,4\n2,,,');
    expect(sheet).toMatchObject({ rows: [['م', 'الاسم', 'الهوية', 'الصف'], ['', 'سالم', '', '4'], ['']] });
  });

  it.each(['\t', ',', ';'])('finds the head below titles, and sends nothing of them: %j', async (delimiter) => {
    const titles = ['مدرسة الأمل، العام ١٤٤٨، الفصل الأول، الرياض، المعلّم: سعد', 'الصف,الرابع'];
    const table = [HEADER, PUPIL].map((cells) => cells.join(delimiter));
    expect(await readText([...titles, ...table].join('\n'))).toEqual({ rows: [[], [], HEADER, PUPIL], dateCells: 0 });
  });

  it('drops empty columns at the end of a row', async () => {
    expect(await readText(`name,grade${','.repeat(40)}\n1,2,,,`)).toMatchObject({
      rows: [
        ['name', 'grade'],
        ['1', '2'],
      ],
    });
  });

  it('says that a list is longer or wider than one import takes', async () => {
    expect(await readText('الاسم\n'.repeat(2002))).toEqual({ problem: 'tooManyRows' });
    expect(await readText(Array(21).fill('عمود').join(','))).toEqual({ problem: 'tooManyColumns' });
  });
});

describe('readFile', () => {
  const csv = `${HEADER.join(',')}\r\n${PUPIL.join(',')}\r\n`;

  it('reads UTF-8 with and without its mark', async () => {
    expect(await readFile(asFile(csv))).toEqual(read);
    expect(await readFile(asFile(`\ufeff${csv}`))).toEqual(read);
  });

  it('reads the plain CSV of Arabic Excel', async () => {
    expect(await readFile(asFile(windows1256(csv)))).toEqual(read);
  });

  it('reads the "Unicode text" of Excel', () => {
    expect(sheets.decodeText(new Uint8Array(Buffer.from('\ufeffسالم', 'utf16le')))).toBe('سالم');
  });

  it('reads Excel, and counts what Excel made a date of', async () => {
    const january4 = new Date(Date.UTC(2026, 0, 4));
    const table = [
      HEADER.map((value) => ({ value })),
      [{ value: 'سالم' }, { value: 4 }, { value: january4, type: Date, format: 'd/m' }],
    ];
    const file = await writeExcel(table).toBuffer();
    expect(await readFile(asFile(new Uint8Array(file)))).toEqual({
      rows: [HEADER, ['سالم', '4', '2026-01-04']],
      dateCells: 1,
    });
  });

  it('reads a sheet that is large when unpacked', async () => {
    const rows = [
      HEADER,
      ...Array.from({ length: 2000 }, (_, row) => HEADER.map((title) => `${title} ${row} ${'-'.repeat(180)}`)),
    ];
    const file = await writeExcel(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
    expect(await readFile(asFile(new Uint8Array(file)))).toEqual({ rows, dateCells: 0 });
  });

  it('says what is wrong with a file it cannot read', async () => {
    expect(await readFile(asFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)))).toEqual({ problem: 'oldExcel' });
    expect(await readFile(asFile('PK but no archive'))).toEqual({ problem: 'unreadable' });
    expect(await readFile(asFile(new Uint8Array(5 * 1024 * 1024 + 1)))).toEqual({ problem: 'tooLarge' });
  });
});
