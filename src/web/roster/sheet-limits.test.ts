import { describe, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { type LaidList, layOut } from '#domain/roster/list-layout';
import * as sheets from '#web/lib/read-sheet.ts';
import { ROSTER_SHEET } from './sheet-limits.ts';

const readText = (text: string) => sheets.readWholeText(text, ROSTER_SHEET);
const readFile = (file: File) => sheets.readWholeFile(file, ROSTER_SHEET);
const laidOut = async (text: string) => {
  const file = await readText(text);
  return 'sheets' in file ? layOut(file.sheets) : file;
};

const HEADER = ['الاسم', 'الصف', 'الشعبة'];
const PUPIL = ['سالم بن راشد', 'الرابع', 'أ'];
const read = { sheets: [{ name: null, rows: [HEADER, PUPIL] }] };

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
    expect(await laidOut('الاسم,الصف\n"راشد, سالم",4')).toMatchObject({
      rows: [
        ['الاسم', 'الصف'],
        ['راشد, سالم', '4'],
      ],
    });
  });

  it('knows by a blank row in between where a row stands in the sheet', async () => {
    const { places } = (await laidOut('الاسم,الصف\n\nسالم,4\n\n\n')) as LaidList;
    expect(places).toMatchObject([{ row: 1 }, { row: 3 }]);
  });

  it('leaves out what stands in columns we do not use, and in those without a head', async () => {
    expect(await laidOut('م,الاسم,الجوال,الصف\n1,سالم,0512345678,4,سر\n2,,,')).toMatchObject({
      rows: [
        ['الاسم', 'الصف'],
        ['سالم', '4'],
      ],
    });
  });

  it.each(['\t', ',', ';'])('finds the head below titles, and sends nothing of them: %j', async (delimiter) => {
    const titles = ['مدرسة الأمل، العام ١٤٤٨، الفصل الأول، الرياض، المعلّم: سعد', 'الصف,الرابع'];
    const table = [HEADER, PUPIL].map((cells) => cells.join(delimiter));
    expect(await laidOut([...titles, ...table].join('\n'))).toMatchObject({ rows: [HEADER, PUPIL] });
  });

  it.each(['\t', ',', ';'])('finds the columns where no head is known: %j', async (delimiter) => {
    const table = [
      ['رمز', 'المتعلم', 'المستوى'],
      ['7', 'سالم', '4'],
    ].map((cells) => cells.join(delimiter));
    expect(await laidOut(['مدرسة الأمل', ...table].join('\n'))).toMatchObject({ asked: { head: 1 } });
  });

  it('reads a list of any width and length, to be judged by what is ours', async () => {
    const wide = await laidOut([`${'بيان,'.repeat(40)}الاسم,الصف`, `${','.repeat(40)}سالم,4`].join('\n'));
    expect(wide).toMatchObject({ rows: [{}, ['سالم', '4']] });
    const long = (await laidOut(`الاسم,الصف\n${'سالم,4\n'.repeat(10_000)}`)) as LaidList;
    expect(long.rows).toHaveLength(10_001);
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

  it('reads Excel, and what Excel made a date of', async () => {
    const january4 = new Date(Date.UTC(2026, 0, 4));
    const table = [
      HEADER.map((value) => ({ value })),
      [{ value: 'سالم' }, { value: 4 }, { value: january4, type: Date, format: 'd/m' }],
    ];
    const file = await writeExcel(table).toBuffer();
    expect(await readFile(asFile(new Uint8Array(file)))).toEqual({
      sheets: [{ name: 'Sheet1', rows: [HEADER, ['سالم', '4', '2026-01-04']] }],
    });
    expect(sheets.isDateCell('2026-01-04')).toBe(true);
  });

  it('reads every sheet of a workbook, and calls each by its name', async () => {
    const data = [HEADER, PUPIL].map((cells) => cells.map((value) => ({ value })));
    const file = await writeExcel([
      { sheet: 'رابع أ', data },
      { sheet: 'رابع ب', data },
    ]).toBuffer();
    expect(await readFile(asFile(new Uint8Array(file)))).toEqual({
      sheets: ['رابع أ', 'رابع ب'].map((name) => ({ name, rows: [HEADER, PUPIL] })),
    });
  });

  it('reads a sheet that is large when unpacked', async () => {
    const rows = [
      HEADER,
      ...Array.from({ length: 2000 }, (_, row) => HEADER.map((title) => `${title} ${row} ${'-'.repeat(180)}`)),
    ];
    const file = await writeExcel(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
    expect(await readFile(asFile(new Uint8Array(file)))).toEqual({ sheets: [{ name: 'Sheet1', rows }] });
  });

  it('says what is wrong with a file it cannot read', async () => {
    expect(await readFile(asFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)))).toEqual({ problem: 'oldExcel' });
    expect(await readFile(asFile('PK but no archive'))).toEqual({ problem: 'unreadable' });
    expect(await readFile(asFile(new Uint8Array(5 * 1024 * 1024 + 1)))).toEqual({ problem: 'tooLarge' });
  });
});
