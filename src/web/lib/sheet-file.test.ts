import { strFromU8, unzipSync } from 'fflate';
import readExcel from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { readText } from './read-sheet.ts';
import { csvOf, type ExcelSheet, laidOut, rowsOfCsv, withFilters } from './sheet-file.ts';

const fileOf = (...sheets: ExcelSheet[]): Promise<Buffer> =>
  writeExcel(sheets.map(laidOut), withFilters(sheets)).toBuffer();

const partOf = (file: Buffer, path: string): string => strFromU8(unzipSync(file)[path] ?? new Uint8Array());

describe('CSV', () => {
  it('that is downloaded reads back, and no cell runs as a formula', async () => {
    const rows = [
      ['السؤال', 'المصدر'],
      ['قال: "نعم"، ثم سكت', 'سطر, بفاصلة'],
      ['=1+1', '-'],
    ];
    const csv = await csvOf(rows);
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(csv).toContain(`"'=1+1"`);
    const limits = { rows: 10, columns: 10, cell: 100, oursIn: () => new Set([0, 1]) };
    expect(await readText(csv.slice(1), limits)).toMatchObject({
      rows: [rows[0], rows[1], ["'=1+1", "'-"]],
    });
  });

  it('says shares and moments as other programs read them', async () => {
    const csv = await csvOf([
      ['أ', 'ب', 'ج'],
      [{ percent: 12.5 }, { wall: '2026-02-01' }, { wall: '2026-02-01T09:30' }],
    ]);
    expect(csv).toContain('"12.5%","2026-02-01","2026-02-01 09:30"');
  });

  it('of the server becomes numbers, shares, moments and words again', async () => {
    const csv =
      '\ufeff"الاسم","متى","نقاط","نسبة"\r\n"\'=1+1","١ فبراير ٢٠٢٦ في ٩:٣٠ ص","-12","٥٠٪"\r\n"أ, ""ب""","","","4/1"\r\n';
    expect(await rowsOfCsv(csv)).toEqual([
      ['الاسم', 'متى', 'نقاط', 'نسبة'],
      ['=1+1', { wall: '2026-02-01T09:30' }, -12, { percent: 50 }],
      ['أ, "ب"', '', '', '4/1'],
    ]);
  });
});

const LONG = 10_000;

describe('Excel', () => {
  it('of ten thousand rows reads back: numbers, shares, days and minutes as what they are, words as words', async () => {
    const rows: ExcelSheet['rows'] = [
      ['الطالب', 'النقاط', 'النسبة', 'اليوم', 'الوقت', 'فارغ'],
      ...Array.from({ length: LONG }, (_, at) => [
        at === 0 ? '=SUM(B:B)' : `سالم & <راشد> ${at}`,
        at,
        { percent: at % 101 },
        { wall: '2026-02-01' },
        { wall: '2026-02-01T18:00' },
        null,
      ]),
    ];
    const file = await fileOf({ sheet: 'القائمة', rows });
    const [sheet] = await readExcel(file);
    const [head, ...read] = sheet?.data ?? [];
    expect(head).toEqual(rows[0]);
    expect(read).toHaveLength(LONG);
    const day = new Date('2026-02-01T00:00Z');
    const minute = new Date('2026-02-01T18:00Z');
    expect(read[0]).toEqual(['=SUM(B:B)', 0, 0, day, minute, null]);
    expect(read[LONG - 1]).toEqual([`سالم & <راشد> ${LONG - 1}`, LONG - 1, 0, day, minute, null]);
    expect(read[50]?.[2]).toBe(0.5);
    expect(read.reduce((sum, row) => sum + Number(row[1]), 0)).toBe((LONG * (LONG - 1)) / 2);
  });

  it('is read from right to left, with its head in sight and a filter over every column', async () => {
    const wide = Array.from({ length: 28 }, (_, at) => `ع${at}`);
    const file = await fileOf(
      {
        sheet: "ما 'بقي' & غيره",
        rows: [
          ['أ', 'ب'],
          [1, 2],
          [3, 4],
        ],
      },
      { sheet: 'عريض', rows: [wide, wide] },
    );
    const first = partOf(file, 'xl/worksheets/sheet1.xml');
    expect(first).toContain('rightToLeft="1"');
    expect(first).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/u);
    expect(first).toContain('</sheetData><autoFilter ref="A1:B3"/>');
    expect(partOf(file, 'xl/worksheets/sheet2.xml')).toContain('<autoFilter ref="A1:AB2"/>');
    const book = partOf(file, 'xl/workbook.xml');
    expect(book).toContain(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'ما ''بقي'' &amp; غيره'!$A$1:$B$3</definedName>`,
    );
    expect(book).toContain(`localSheetId="1" hidden="1">'عريض'!$A$1:$AB$2</definedName>`);
  });

  it('holds no text that Excel would call damage', async () => {
    const [sheet] = await readExcel(await fileOf({ sheet: 'ق', rows: [['أ'], ['س'.repeat(40_000)]] }));
    expect(String(sheet?.data[1]?.[0])).toHaveLength(32_767);
  });
});
