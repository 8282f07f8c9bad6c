import type { ComponentProps, ReactNode } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

function Icon({ children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

/* Every icon is decoration: the control around it carries the words. */
const drawn = (d: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={d} />
  </Icon>
);

export const MenuIcon = /* @__PURE__ */ drawn('M4 7h16M4 12h11M4 17h16');
export const CloseIcon = /* @__PURE__ */ drawn('M6 6l12 12M18 6L6 18');
export const BackIcon = /* @__PURE__ */ drawn('M15 5l-7 7 7 7');
export const ForwardIcon = /* @__PURE__ */ drawn('M9 5l7 7-7 7');
export const DownIcon = /* @__PURE__ */ drawn('M6 9.5l6 6 6-6');
export const CheckIcon = /* @__PURE__ */ drawn('M5 12.5l4.5 4.5L19 7.5');
export const SendIcon = /* @__PURE__ */ drawn('M12 19V5M6 11l6-6 6 6');
export const StopIcon = /* @__PURE__ */ drawn('M7 7h10v10H7z');
export const PlayIcon = /* @__PURE__ */ drawn('M8 5.5v13l10.5-6.5z');
export const PauseIcon = /* @__PURE__ */ drawn('M8.5 6v12M15.5 6v12');
export const CopyIcon = /* @__PURE__ */ drawn('M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9');
export const EditIcon = /* @__PURE__ */ drawn('M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3');
export const SpeakIcon = /* @__PURE__ */ drawn(
  'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
);
export const RefreshIcon = /* @__PURE__ */ drawn('M19.5 8A8 8 0 1 0 20 13M20 4v4.5h-4.5');
export const SearchIcon = /* @__PURE__ */ drawn('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4');
export const TrashIcon = /* @__PURE__ */ drawn('M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5');
export const MicIcon = /* @__PURE__ */ drawn(
  'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3',
);
export const CameraIcon = /* @__PURE__ */ drawn(
  'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
);
export const EyeIcon = /* @__PURE__ */ drawn(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
);
export const EyeOffIcon = /* @__PURE__ */ drawn(
  'M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.6A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
);
export const InfoIcon = /* @__PURE__ */ drawn(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6v.2',
);
/** A telephone receiver: somebody to call. */
export const HelpIcon = /* @__PURE__ */ drawn(
  'M5.5 4h3.2l1.6 4-2 1.3a11 11 0 0 0 6.4 6.4l1.3-2 4 1.6v3.2a1.6 1.6 0 0 1-1.7 1.6A15.6 15.6 0 0 1 3.9 5.7 1.6 1.6 0 0 1 5.5 4z',
);
export const WarningIcon = /* @__PURE__ */ drawn('M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.2');
