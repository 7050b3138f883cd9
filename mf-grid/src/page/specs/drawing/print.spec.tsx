import { keikkaTila } from '@keikka/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { onTestDay } from '../../../../test/test-day.js';
import { renderGrid } from '../../../../test/render-grid.js';

const print = (type: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(type)));

/** The paper comes after the board. */
const beginPrint = (): Promise<void> =>
  waitFor(() => {
    print('beforeprint');
    board();
  });

/** Hidden on the screen, so that it has no name to be found by. */
const board = (): HTMLElement => screen.getAllByRole('table')[0]!;

describe('the day on paper', () => {
  onTestDay();

  it('shows every row and every bar, those that the board counts as +n too', async () => {
    const crowd = [1, 2, 3, 4, 5].map((keikkaId) =>
      keikka('7:00', '9:00', { keikkaId, asiakasNimi: `Asiakas ${keikkaId}` }),
    );
    const many = Array.from({ length: 60 }, (_, index) => vehicle(100 + index));
    const bff = freshBff(gridDay([vehicle(12, crowd), ...many]));
    renderGrid(bff);
    await screen.findByRole('grid');
    expect(screen.queryByRole('table')).toBeNull();
    await beginPrint();
    const paper = board();
    for (const { asiakasNimi } of crowd) expect(within(paper).getByText(asiakasNimi)).toBeInTheDocument();
    expect(within(paper).getByRole('rowheader', { name: /^P159/ })).toBeInTheDocument();
    print('afterprint');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('marks a vehicle booked twice by more than a colour', async () => {
    const orders = [1, 2].map((keikkaId) =>
      keikka('7:00', '9:00', { keikkaId, asiakasNimi: `Asiakas ${keikkaId}` }),
    );
    renderGrid(freshBff(gridDay([vehicle(12, orders)])));
    await screen.findByRole('grid');
    await beginPrint();
    for (const { asiakasNimi } of orders) {
      const bar = within(board()).getByText(asiakasNimi).closest('.bar');
      expect(bar?.querySelector('.bar-mark .bar-icon')).toBeInTheDocument();
    }
    print('afterprint');
  });

  it('has the times of an order on a second line, but a cancelled bar has room for one line only', async () => {
    const bff = freshBff(
      gridDay([
        vehicle(12, [
          keikka('7:00', '9:00', { keikkaId: 1, asiakasNimi: 'Lujatalo' }),
          keikka('10:00', '12:00', { keikkaId: 2, asiakasNimi: 'Skanska', keikkaTilaId: keikkaTila.peruttu }),
        ]),
      ]),
    );
    renderGrid(bff);
    await screen.findByRole('grid');
    await beginPrint();
    const paper = within(board());
    expect(paper.getByText('7:00–9:00')).toBeInTheDocument();
    expect(paper.getByText('Skanska')).toBeInTheDocument();
    expect(paper.queryByText('10:00–12:00')).toBeNull();
    print('afterprint');
  });

  it('lists each job whole below the board, narrow and cancelled ones too, but none that is masked', async () => {
    const narrow = keikka('7:00', '7:30', { keikkaId: 1, asiakasNimi: 'Lujatalo' });
    const cancelled = keikka('10:00', '12:00', {
      keikkaId: 2,
      asiakasNimi: 'Skanska',
      keikkaTilaId: keikkaTila.peruttu,
      keikkaTilaSelite: 'Tilaus peruttu',
    });
    const note = palkki('12:00', '12:30', { keikkaComment: '*red Katsastus asemalla' });
    const masked = maskedKeikka('13:00', '14:00', { keikkaId: 3 });
    renderGrid(freshBff(gridDay([vehicle(12, [note, cancelled, narrow, masked])])));
    await screen.findByRole('grid');
    await beginPrint();
    const [, , ...lines] = within(screen.getByLabelText('Työt')).getAllByRole('row');
    const cells = lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    const job = [
      '45,5\u00a0m³ · C30/37 #16 S3 XC3, XC4',
      'Lohja · 18,4\u00a0km · 25\u00a0min · lähtö\u00a06:30',
      'Tero\u00a0Koskinen · 040\u00a0123\u00a04567',
    ];
    const site = 'As Oy Lohjan Kielo, Kauppakatu 12, 08100 Lohja';
    expect(cells).toEqual([
      ['P12', '7:00–7:30', `Lujatalo, ${site}`, ...job, 'Toimitusvalmis'],
      [
        'P12',
        '10:00–12:00',
        `Skanska, ${site}`,
        job[0],
        job[1]?.replace('6:30', '9:30'),
        job[2],
        'Tilaus peruttu',
      ],
      ['P12', '12:00–12:30', 'Katsastus asemalla', '', '', '', 'Kommentti'],
    ]);
    expect(lines[1]).toHaveAttribute('data-cancelled');
    print('afterprint');
  });
});
