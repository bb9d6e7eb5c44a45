import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverviewVideo } from './OverviewVideo.tsx';

test('the video provider is contacted only after the poster is pressed', async () => {
  const { container } = render(<OverviewVideo url="https://video.example.com/embed/1?rel=0" />);
  expect(container.innerHTML).not.toContain('video.example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }));
  expect(screen.getByTitle('See the suite at work')).toHaveAttribute(
    'src',
    'https://video.example.com/embed/1?rel=0&autoplay=1',
  );
});
