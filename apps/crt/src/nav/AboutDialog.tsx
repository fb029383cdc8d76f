const AboutDialog = ({ onClose: _onClose }: { onClose: () => void }) => null;

export default AboutDialog;
