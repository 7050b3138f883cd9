import { alvCalls } from '@keikka/contracts';
import type { AlvKausi } from '@keikka/domain';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlvOsio } from './alv-osio.js';

describe('the company’s own VAT rate', () => {
  let bff: StandInBff;
  let kaudet: AlvKausi[];
  beforeEach(() => {
    kaudet = [];
    bff = new StandInBff();
    bff.on(alvCalls.list, () => kaudet);
    bff.on(alvCalls.aseta, ({ alkaen, alv }) => {
      kaudet = alv === null ? [] : [{ alv, startDate: alkaen, endDate: null }];
      return kaudet;
    });
  });

  const show = () => renderInShell(<AlvOsio />, bff, { wide: true });
  const saves = () => bff.asked.filter(({ call }) => call === alvCalls.aseta).map(({ input }) => input);
  const kanta = () => screen.findByRole('textbox', { name: /^ALV-kanta/ });
  const tallenna = () => userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
  const listed = async () =>
    within(await screen.findByRole('list', { name: 'ALV-kaudet' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  it('is told not to be there, set from a day on and listed with its days [G-214]', async () => {
    show();
    expect(await screen.findByText('Ei omaa kantaa')).toBeInTheDocument();
    await userEvent.type(await kanta(), '10,5');
    await tallenna();
    expect(await screen.findByText('ALV-kanta tallennettu')).toBeInTheDocument();
    expect(await listed()).toEqual([expect.stringMatching(/^10,5 %, \d+\.\d+\.\d{4} alkaen$/)]);
    expect(saves()).toEqual([{ alkaen: expect.stringMatching(/^\d{8}$/), alv: '10.5' }]);
    expect(await kanta()).toHaveValue('');
  });

  it('ends for the general one by an empty field, which is asked first and needs one that holds', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    await userEvent.type(await kanta(), '14');
    await tallenna();
    expect(await listed()).toHaveLength(1);
    await waitFor(async () => expect(await kanta()).toHaveValue(''));
    await tallenna();
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, yleinen kanta' }));
    expect(await screen.findByText('Ei omaa kantaa')).toBeInTheDocument();
    expect(saves()).toMatchObject([{ alv: '14' }, { alv: null }]);
  });

  it('is asked before it takes the place of a later one', async () => {
    kaudet = [{ alv: '14', startDate: '20990101', endDate: null }];
    show();
    await userEvent.type(await kanta(), '10');
    await tallenna();
    await userEvent.click(await screen.findByRole('button', { name: 'PERUUTA' }));
    expect(saves()).toEqual([]);
    await tallenna();
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, korvaa' }));
    await waitFor(() => expect(saves()).toMatchObject([{ alv: '10' }]));
  });

  it('is at most all of the price', async () => {
    show();
    await userEvent.type(await kanta(), '100,1');
    await tallenna();
    expect(await screen.findByText('Kanta on 0–100 %.')).toBeInTheDocument();
    expect(saves()).toEqual([]);
    await userEvent.clear(await kanta());
    await userEvent.type(await kanta(), '100');
    await tallenna();
    await waitFor(() => expect(saves()).toMatchObject([{ alv: '100' }]));
  });

  it('says why it was not stored, and keeps what was typed', async () => {
    show();
    await userEvent.type(await kanta(), '14');
    bff.refuseNext(alvCalls.aseta, 'AUTH.FORBIDDEN');
    await tallenna();
    expect(await screen.findByText('ALV-kannan tallentaminen epäonnistui')).toBeInTheDocument();
    expect(await kanta()).toHaveValue('14');
  });
});
