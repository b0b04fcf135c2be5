import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { boardMock, boardsMock, subjectMock } from '../../../testing/graph.ts';
import { BoardsDocument } from './boards.generated.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const subjectAddress = '/board-question/DHK/_1/ANAT';

describe('boards', () => {
  it('lead from the list to a subject and focus each heading', async () => {
    const mocks = [boardsMock(), boardMock(), subjectMock(['Thorax', 'Upper limb'], [2025, 2024])];
    const { user, address } = await renderAt('/board-question', { mocks });
    expect(await heading('Board questions')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Dhaka' }));
    expect(document.activeElement).toBe(await heading('Dhaka'));
    expect(document.title).toBe('Dhaka board questions · ProffBank');
    expect(screen.getByText('Anatomy, Physiology')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '1st Proff' }));
    await heading('1st Proff');
    await user.click(screen.getByRole('link', { name: 'Anatomy' }));
    await heading('Anatomy');
    expect(screen.getByText('1st professional year here and in the curricula of 2012 and 2021.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2025' }).getAttribute('href')).toBe(`${subjectAddress}/2025`);
    expect(screen.getByRole('link', { name: 'Upper limb' }).getAttribute('href')).toBe(
      `${subjectAddress}/topics/Upper%20limb`,
    );
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dhaka', '1st Proff']);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(address()).toBe('/board-question/DHK/_1');
  });

  it('show a skeleton with four cards', async () => {
    const { container } = await renderAt('/board-question', { mocks: [{ ...boardsMock(), delay: 100 }] });
    await heading('Board questions');
    expect(container.querySelectorAll('main li[aria-hidden]')).toHaveLength(4);
    expect(await screen.findByRole('link', { name: 'Chittagong' })).toBeTruthy();
  });

  it('show a load error and load on Retry', async () => {
    const failing = { request: { query: BoardsDocument }, error: new TypeError('Failed to fetch') };
    const { user } = await renderAt('/board-question', { mocks: [failing, boardsMock()] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No response from server. Please check your connection.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Dhaka' })).toBeTruthy();
  });
});

describe('an empty result', () => {
  it.each([
    ['an unknown board', '/board-question/XYZ', 'No data found'],
    ['an unknown professional year', '/board-question/DHK/_9', 'No data found'],
  ])('is shown for %s with a link home', async (_, address, text) => {
    const { user, address: now } = await renderAt(address, { mocks: [boardsMock(), boardMock()] });
    expect(await screen.findByText(text)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Return home' }));
    expect(now()).toBe('/');
  });

  it('is shown for a professional year without subjects', async () => {
    const empty = [{ __typename: 'ProfessionalYear', code: '_1', name: '1st Proff', subjects: [] }];
    await renderAt('/board-question/DHK/_1', { mocks: [boardMock(empty)] });
    expect(await screen.findByText('No subjects available for this professor.')).toBeTruthy();
  });

  it('is shown for a subject without topics and years', async () => {
    await renderAt(subjectAddress, { mocks: [subjectMock([], [])] });
    expect(await screen.findByText('Data not available')).toBeTruthy();
  });

  it('is shown for topics alone', async () => {
    await renderAt(subjectAddress, { mocks: [subjectMock([], [2024])] });
    expect(await screen.findByRole('link', { name: '2024' })).toBeTruthy();
    expect(screen.getByText('Data not available')).toBeTruthy();
  });
});

describe('topics', () => {
  const topics = ['Abdomen', 'Back', 'Head', 'Lower limb', 'Neck', 'Pelvis', 'Skull', 'Thorax', 'Upper limb', 'হৃৎপিণ্ড'];

  it('of a long list can be searched', async () => {
    const { user } = await renderAt(subjectAddress, { mocks: [subjectMock(topics, [2024])] });
    await user.type(await screen.findByRole('searchbox', { name: 'Find a topic' }), ' LIMB');
    expect(screen.getByRole('link', { name: 'Lower limb' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Thorax' })).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'হৃৎ');
    expect(screen.getByRole('link', { name: 'হৃৎপিণ্ড' })).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No data found')).toBeTruthy();
  });

  it('of a short list have no search box', async () => {
    await renderAt(subjectAddress, { mocks: [subjectMock(topics.slice(0, 3), [2024])] });
    await screen.findByRole('link', { name: 'Head' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
